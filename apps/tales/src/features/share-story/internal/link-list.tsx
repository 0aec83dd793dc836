'use client'

import { useRef } from 'react'
import { ApiError } from '@doran/api-client'
import type { StoryShare } from '@doran/contract'
import { ShareButton } from '@doran/engagement'
import { ReadFailed, formatDay } from '@doran/site/core'
import { useModals, useToaster } from '@doran/site/session'
import { Button, Skeleton } from '@doran/ui'
import { rangeName } from '../../../lib/range-name'
import { useLogThemeShare } from '../../../lib/use-log-theme-share'
import type { SharingStory } from './sharing-props'
import { useShareLinks } from './use-share-links'
import { useShareUrl } from './use-share-url'

type LinkListProps = {
  session: SharingStory
  onWithdrawn?: (shareUuid: string) => void
  /** Says so where there is none. */
  saysNone?: boolean
}

/** The links of a story that stand. */
export function LinkList(props: LinkListProps) {
  const place = useRef<HTMLDivElement>(null)
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <Links {...props} onGone={() => place.current?.focus()} />
    </div>
  )
}

type LinksProps = LinkListProps & {
  /** The button that was pressed is gone. */
  onGone: () => void
}

function Links({ session, onWithdrawn, onGone, saysNone = false }: LinksProps) {
  const { reading, links, withdraw } = useShareLinks(session.id)
  if (!reading.data && reading.isError)
    return <ReadFailed title="공유한 링크를 불러오지 못했어요." reading={reading} level={3} />
  if (!reading.data) return saysNone ? <Skeleton shape="card" className="h-32" /> : null
  if (links.length === 0)
    return saysNone ? <p className="text-text-2">아직 공유한 링크가 없어요.</p> : null
  return (
    <section className={saysNone ? '' : 'mt-8 border-t border-line pt-5'}>
      <h3 className="text-sm font-semibold text-text-3">이 이야기에서 공유한 링크</h3>
      <ul className="mt-1 divide-y divide-line">
        {links.map((link) => (
          <SharedLink
            key={link.id}
            link={link}
            theme={session.theme}
            now={new Date(reading.dataUpdatedAt)}
            onWithdraw={async () => {
              await withdraw(link.id)
              onWithdrawn?.(link.id)
            }}
            onGone={onGone}
          />
        ))}
      </ul>
    </section>
  )
}

type SharedLinkProps = Pick<SharingStory, 'theme'> & {
  link: StoryShare
  now: Date
  onWithdraw: () => Promise<void>
  onGone: () => void
}

function SharedLink({ link, theme, now, onWithdraw, onGone }: SharedLinkProps) {
  const url = useShareUrl(link)
  const modals = useModals()
  const toaster = useToaster()
  const logShare = useLogThemeShare(theme.id)
  const what = link.kind === 'ending' ? '결말 카드' : rangeName(link)
  const name = link.label || what
  const withdraw = async () => {
    await onWithdraw()
    toaster.show({ kind: 'success', message: '공유를 멈췄어요.' })
  }
  const ask = async () => {
    const isGone = await modals.confirm({
      title: '이 링크의 공유를 멈출까요?',
      body: '멈추면 이 주소로는 아무도 볼 수 없고, 같은 주소로 되살릴 수 없어요. 이미 이어 쓴 이야기는 그 사람에게 그대로 남아요.',
      confirmLabel: '공유 멈추기',
      cancelLabel: '취소',
      isDestructive: true,
      onConfirm: withdraw,
      describeError: (error) => (error instanceof ApiError ? error.message : NOT_WITHDRAWN),
    })
    if (isGone) onGone()
  }
  const facts = [
    link.label && what,
    formatDay(new Date(link.createdAt), now),
    link.showsName && '닉네임 보임',
    link.continued > 0 && `이어 쓴 이야기 ${link.continued.toLocaleString('ko-KR')}개`,
  ]
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <div className="min-w-0 grow basis-48">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-sm text-text-3">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <div className="flex gap-2">
        <ShareButton title={name} url={url} onShared={logShare}>
          공유하기<span className="sr-only"> {name}</span>
        </ShareButton>
        <Button kind="quiet" aria-haspopup="dialog" onClick={() => void ask()}>
          공유 멈추기<span className="sr-only"> {name}</span>
        </Button>
      </div>
    </li>
  )
}

const NOT_WITHDRAWN = '공유를 멈추지 못했어요. 잠시 뒤에 다시 시도해 주세요.'
