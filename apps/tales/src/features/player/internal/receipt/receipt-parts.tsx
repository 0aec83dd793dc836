import type { ReactNode } from 'react'
import type { TurnReceipt } from '@doran/contract'
import type { NextPrice } from '@doran/story-reader'
import { OFFLINE_MEANING, OFFLINE_NAME } from '../narrator/narrator-labels'
import {
  finishLabel,
  gemsLabel,
  markLabel,
  nextLabel,
  reasonLabel,
  secondsLabel,
  sectionLabel,
  tokensLabel,
} from './receipt-labels'

type ReceiptPartsProps = {
  receipt: TurnReceipt
  isEdited: boolean
  /** What the next scene costs; null where nothing. */
  next: NextPrice | null
}

export function ReceiptParts({ receipt, isEdited, next }: ReceiptPartsProps) {
  const { narrator, model, called, marks, prompt, gems } = receipt
  const isModel = narrator === 'model'
  const cost = gemsLabel(gems, next !== null)
  return (
    <div
      role="group"
      aria-label="장면 기록"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
      tabIndex={0}
      className="flex flex-col gap-6"
    >
      <Part title="누가 썼나요?">
        <p>{isModel ? `AI 모델${model === null ? '' : ` · ${model}`}` : OFFLINE_NAME}</p>
        {!isModel && <p className="prose-ko text-sm text-text-2">{OFFLINE_MEANING}.</p>}
        {isEdited && <p className="text-sm text-text-2">그 뒤에 내가 고쳤어요.</p>}
      </Part>
      <Part title="왜 불렸나요?">
        {called.length === 0 ? (
          <p className="prose-ko text-text-2">이 장면에서 따로 불린 설정은 없어요.</p>
        ) : (
          <Rows rows={called.map(({ card, by }) => [card, `‘${by}’`])} />
        )}
      </Part>
      {prompt && (
        <>
          <Part title={`모델이 읽은 것 · ${tokensLabel(prompt.tokens)}`}>
            <Rows
              rows={prompt.sections.map(({ name, tokens }) => [
                sectionLabel(name),
                tokensLabel(tokens),
              ])}
            />
          </Part>
          {prompt.dropped.length > 0 && (
            <Part title="빠진 것">
              <Rows
                rows={prompt.dropped.map(({ what, tokens, reason }) => [
                  what,
                  joined(tokensLabel(tokens), reasonLabel(reason)),
                ])}
              />
            </Part>
          )}
          <Part title="걸린 시간">
            <Rows
              rows={[
                ...(prompt.firstTextMs === null
                  ? []
                  : [['첫 글자까지', secondsLabel(prompt.firstTextMs)] as const]),
                ['모두', joined(secondsLabel(prompt.totalMs), finishLabel(prompt.finish))],
              ]}
            />
          </Part>
        </>
      )}
      {isModel && !prompt && (
        <p className="prose-ko text-sm text-text-2">
          모델이 무엇을 읽었는지는 30일 동안만 남겨 두어서, 이제 볼 수 없어요.
        </p>
      )}
      {marks.length > 0 && (
        <Part title="글 살피기">
          <Rows rows={marks.map(({ kind, text }) => [markLabel(kind), text])} />
        </Part>
      )}
      {cost !== null && (
        <Part title="젬">
          <p className="prose-ko">{cost}.</p>
        </Part>
      )}
      {next && (
        <Part title="다음 장면">
          <p>{nextLabel(next)}</p>
        </Part>
      )}
    </div>
  )
}

const joined = (...parts: Array<string | null>) => parts.filter((part) => part !== null).join(' · ')

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1 text-sm font-semibold text-text-3">{title}</h3>
      {children}
    </section>
  )
}

function Rows({ rows }: { rows: ReadonlyArray<readonly [string, string]> }) {
  return (
    <dl className="divide-y divide-line">
      {rows.map(([name, value], at) => (
        <div key={at} className="flex flex-wrap justify-between gap-x-4 py-2">
          <dt className="min-w-0">{name}</dt>
          <dd className="prose-ko min-w-0 text-text-2 tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
