import type { ReactNode } from 'react'
import type { EndingShelf } from '@doran/contract'
import { ZoneLink } from '@doran/site/core'
import { WhileSignedIn, loginPath, type ListPage } from '@doran/site/session'
import { EndingShelves } from './internal/ending-shelves'
import { MyTalesLinks } from './internal/my-tales-links'
import { MyTalesTabs } from './internal/my-tales-tabs'
import { SHELF_LABELS } from './internal/shelf-labels'
import { myTalesHref, type MyTalesAddress } from './my-tales-address'

type MyTalesPageProps = {
  address: MyTalesAddress
  /** Null for visitors, whose browser has stories of its own. */
  memberId: string | null
  hasStories: boolean
  /** Of the shelf of what was read to an end. */
  endings: ListPage<EndingShelf> | null
  importStory: ReactNode
  /** The list of the address. */
  children: ReactNode
}

/** A reader's stories, by shelf. */
export function MyTalesPage(props: MyTalesPageProps) {
  const { address, memberId, hasStories, endings, importStory, children } = props
  const { shelf } = address
  const here = myTalesHref(shelf)
  const content = (
    <>
      {endings && <EndingShelves first={endings} />}
      <section aria-labelledby="shelf">
        <h2 id="shelf" className={endings ? 'mb-4 text-h3 font-extrabold' : 'sr-only'}>
          {endings ? '다 읽은 이야기' : SHELF_LABELS[shelf]}
        </h2>
        {memberId === null && <VisitorNotice next={here} hasStories={hasStories} />}
        {children}
      </section>
    </>
  )
  return (
    <div className="page between-bars overflow-x-clip pt-6 pb-16 md:pt-10">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-h2 font-extrabold md:text-h1">내 이야기</h1>
        {importStory}
      </div>
      <MyTalesLinks />
      <MyTalesTabs shelf={shelf} />
      <div className="mt-6">
        {memberId === null ? (
          content
        ) : (
          <WhileSignedIn memberId={memberId} next={here}>
            {content}
          </WhileSignedIn>
        )}
      </div>
    </div>
  )
}

function VisitorNotice({ next, hasStories }: { next: string; hasStories: boolean }) {
  return (
    <p className="prose-ko mb-5 flex flex-wrap items-center gap-x-3 text-sm text-text-2">
      {hasStories
        ? '이 브라우저에서 읽은 이야기예요. 로그인하면 어디서든 이어 읽을 수 있어요.'
        : '계정으로 읽던 이야기는 로그인하면 여기에 보여요.'}
      <ZoneLink
        href={loginPath({ next, reason: 'keep-story' })}
        className="inline-flex min-h-11 items-center font-semibold text-text underline"
      >
        로그인
      </ZoneLink>
    </p>
  )
}
