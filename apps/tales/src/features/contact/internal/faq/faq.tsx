'use client'

import { useDeferredValue, useState } from 'react'
import { ZoneLink } from '@doran/site/core'
import { Icon, TextField } from '@doran/ui'
import type { FaqEntry, FaqTopic } from '../../faq-entry'
import { useFindAnswers } from './use-find-answers'

type FaqProps = {
  topics: readonly FaqTopic[]
  /** Where one asks what is not answered here. */
  formHref: string
}

const ROW = 'flex min-h-14 cursor-pointer items-center gap-3 px-5 py-3 -outline-offset-4 list-none'

/** What people ask, found while they type; without a word all of it by topic. */
export function Faq({ topics, formHref }: FaqProps) {
  const [typed, setTyped] = useState('')
  const wanted = useDeferredValue(typed).trim()
  const { findAnswers, load } = useFindAnswers()
  const found = wanted === '' || !findAnswers ? null : findAnswers(topics, wanted)
  return (
    <section aria-labelledby="faq" className="mt-8">
      <h2 id="faq" className="text-h3 font-extrabold">
        자주 묻는 질문
      </h2>
      <form role="search" className="mt-3" onSubmit={(event) => event.preventDefault()}>
        <TextField
          type="search"
          name="q"
          label="궁금한 것"
          hint="‘환불’, ‘닉네임’, ‘ㅌㅌ’처럼 입력해 보세요."
          autoComplete="off"
          enterKeyHint="search"
          value={typed}
          onFocus={load}
          onChange={(event) => {
            load()
            setTyped(event.currentTarget.value)
          }}
        />
      </form>
      <p role="status" className="mt-3 text-sm text-text-2 empty:hidden">
        {found && countWords(found.length)}
      </p>
      {!found && topics.map((topic) => <Topic key={topic.title} topic={topic} />)}
      {found && found.length > 0 && <Answers entries={found} />}
      {found?.length === 0 && (
        <p className="prose-ko corner-card mt-3 bg-surface-1 px-5 py-4 text-text-2">
          괜찮아요. 쓰던 말 그대로 아래에 적어 보내 주세요. 사람이 읽고 답해 드려요.{' '}
          <a
            href={formHref}
            className="inline-flex min-h-11 items-center font-semibold text-text underline underline-offset-4"
          >
            문의 보내기
          </a>
        </p>
      )}
    </section>
  )
}

function countWords(count: number): string {
  return count > 0 ? `답 ${count}개를 찾았어요.` : '맞는 답을 찾지 못했어요.'
}

function Topic({ topic: { title, entries } }: { topic: FaqTopic }) {
  return (
    <details className="group/topic corner-card mt-3 overflow-clip bg-surface-1">
      <summary className={`${ROW} font-semibold`}>
        <span className="min-w-0 grow">
          {title} <span className="font-normal text-text-3">{entries.length}개</span>
        </span>
        <Icon
          name="chevron"
          size={20}
          className="shrink-0 text-text-3 group-open/topic:rotate-90"
        />
      </summary>
      <ul className="divide-y divide-line border-t border-line">
        {entries.map((entry) => (
          <Answer key={entry.id} entry={entry} />
        ))}
      </ul>
    </details>
  )
}

function Answers({ entries }: { entries: readonly FaqEntry[] }) {
  return (
    <ul
      aria-label="찾은 답"
      className="corner-card mt-3 divide-y divide-line overflow-clip bg-surface-1"
    >
      {entries.map((entry) => (
        <Answer key={entry.id} entry={entry} />
      ))}
    </ul>
  )
}

function Answer({ entry: { question, answer, link } }: { entry: FaqEntry }) {
  return (
    <li>
      <details className="group/answer">
        <summary className={ROW}>
          <span className="prose-ko min-w-0 grow">{question}</span>
          <Icon
            name="chevron"
            size={20}
            className="shrink-0 text-text-3 group-open/answer:rotate-90"
          />
        </summary>
        <div className="prose-ko px-5 pb-4 text-text-2">
          <p>{answer}</p>
          {link && (
            <ZoneLink
              href={link.href}
              className="mt-1 inline-flex min-h-11 items-center font-semibold text-text underline underline-offset-4"
            >
              {link.label}
            </ZoneLink>
          )}
        </div>
      </details>
    </li>
  )
}
