import { ApiError } from '@doran/api-client'
import type { Me } from '@doran/contract'
import { SignInFirst, WhileSignedIn, loginPath } from '@doran/site/session'
import { ZoneLink } from '@doran/site/core'
import { EmptyState, LinkButton } from '@doran/ui'
import { kindLabel } from '../../lib/game-words'
import { renderLink } from '../../lib/render-link'
import { CollectionGrid } from './internal/collections/collection-grid'
import { CollectionHead } from './internal/collections/collection-head'
import { NewCollectionButton } from './internal/collections/new-collection-button'
import { EMPTY_WORDS } from './internal/empty-words'
import { LibraryFailed } from './internal/library-failed'
import { LibraryFilters } from './internal/library-filters'
import { PlayList } from './internal/plays/play-list'
import { SavedList } from './internal/saved/saved-list'
import { TAB_LABELS } from './internal/tab-labels'
import { collectTaste } from './internal/taste/collect-taste'
import { TasteBook } from './internal/taste/taste-book'
import {
  hasFilter,
  libraryHref,
  playQuery,
  savedQuery,
  type LibraryAddress,
} from './library-address'
import type { LibraryContent as Content } from './read-library'

export type LibraryContentProps = {
  address: LibraryAddress
  content: Content | ApiError
  /** Whose library it is; null where nobody could say. */
  me: Me | 'visitor' | null
}

/** What the address of the library asks for, or what stands in its place. */
export function LibraryContent({ me, ...shown }: LibraryContentProps) {
  const content = <TabContent {...shown} isVisitor={me === 'visitor'} />
  if (me === null || me === 'visitor') return content
  return (
    <WhileSignedIn memberId={me.id} next={libraryHref(shown.address)}>
      {content}
    </WhileSignedIn>
  )
}

type TabContentProps = Omit<LibraryContentProps, 'me'> & { isVisitor: boolean }

function TabContent({ address, content, isVisitor }: TabContentProps) {
  if (content instanceof ApiError) return <LibraryFailed {...reasonOf(content)} />
  switch (content.tab) {
    case 'continue':
      return <Plays address={address} isVisitor={isVisitor} plays={content.plays} />
    case 'results': {
      const book = collectTaste(content.taste)
      return (
        <>
          {book && <TasteBook book={book} />}
          <div className={book ? 'mt-12' : ''}>
            <Plays address={address} isVisitor={isVisitor} plays={content.plays} />
          </div>
        </>
      )
    }
    case 'saved':
      return <Saved address={address} things={content.things} />
    case 'collections':
      return <Collections {...content} />
    case 'collection':
      return <OpenCollection address={address} open={content.open} />
    case 'sign-in':
      return <ForMembers address={address} />
  }
}

type Of<Tab extends Content['tab']> = Extract<Content, { tab: Tab }>

type PlaysProps = { address: LibraryAddress; isVisitor: boolean; plays: Of<'continue'>['plays'] }

function Plays({ address, isVisitor, plays }: PlaysProps) {
  const isFinished = address.tab === 'results'
  const label = isFinished ? '모든 결과' : TAB_LABELS.continue
  return (
    <section aria-labelledby="library-list">
      <h2 id="library-list" className={isFinished ? 'text-h3 font-extrabold' : 'sr-only'}>
        {label}
      </h2>
      <LibraryFilters address={address} count={plays.items.length} hasMore={hasMore(plays)} />
      <PlayList
        key={JSON.stringify(address)}
        label={label}
        first={plays}
        query={playQuery(address)}
        href={libraryHref(address)}
        empty={<NothingThere address={address} />}
        {...(isVisitor && { notice: <VisitorNotice next={libraryHref(address)} /> })}
      />
    </section>
  )
}

function Saved({ address, things }: { address: LibraryAddress; things: Of<'saved'>['things'] }) {
  return (
    <section aria-labelledby="library-list">
      <h2 id="library-list" className="sr-only">
        {TAB_LABELS.saved}
      </h2>
      <LibraryFilters address={address} count={things.items.length} hasMore={hasMore(things)} />
      <SavedList
        key={JSON.stringify(address)}
        label={TAB_LABELS.saved}
        first={things}
        query={savedQuery(address)}
        href={libraryHref(address)}
        empty={<NothingThere address={address} />}
      />
    </section>
  )
}

function Collections({ collections, pictures }: Of<'collections'>) {
  return (
    <section aria-labelledby="library-list">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="library-list" className="text-h3 font-extrabold">
          {TAB_LABELS.collections}
        </h2>
        <NewCollectionButton />
      </div>
      {collections.length > 0 ? (
        <CollectionGrid
          collections={collections}
          picturesOf={(collectionId) => pictures[collectionId] ?? []}
        />
      ) : (
        <EmptyState level={3} title="아직 모음집이 없어요.">
          <p>저장한 것을 주제별로 모아 두면 찾기 쉬워요.</p>
        </EmptyState>
      )}
    </section>
  )
}

function OpenCollection({
  address,
  open,
}: Pick<Of<'collection'>, 'open'> & { address: LibraryAddress }) {
  if (open === null) {
    return (
      <EmptyState
        mascot="ran"
        pose="sorry"
        title="이 모음집을 찾지 못했어요."
        actions={
          <LinkButton
            href={libraryHref({ tab: 'collections' })}
            kind="secondary"
            renderLink={renderLink}
          >
            모음집 모두 보기
          </LinkButton>
        }
      >
        <p>지운 모음집일 수 있어요.</p>
      </EmptyState>
    )
  }
  const { collection, things } = open
  return (
    <section aria-label={collection.name}>
      <CollectionHead key={collection.id} collection={collection} />
      <div className="mt-6">
        <LibraryFilters address={address} count={things.items.length} hasMore={hasMore(things)} />
        <SavedList
          key={JSON.stringify(address)}
          label={collection.name}
          first={things}
          query={savedQuery(address)}
          href={libraryHref(address)}
          empty={
            <EmptyState level={3} title="아직 비어 있어요.">
              <p>저장한 것의 메뉴에서 이 모음집을 선택하면 여기에 모여요.</p>
            </EmptyState>
          }
        />
      </div>
    </section>
  )
}

function NothingThere({ address }: { address: LibraryAddress }) {
  const { tab, kind, type } = address
  const words = EMPTY_WORDS[tab]
  if (address.cursor !== '') {
    return (
      <EmptyState
        title="더 보여 드릴 것이 없어요."
        actions={
          <LinkButton
            href={libraryHref({ ...address, cursor: '' })}
            kind="secondary"
            renderLink={renderLink}
          >
            처음부터 보기
          </LinkButton>
        }
      />
    )
  }
  if (hasFilter({ kind, type })) {
    return (
      <EmptyState
        title={words.filtered}
        actions={
          <LinkButton
            href={libraryHref({ ...address, kind: null, type: null })}
            kind="secondary"
            renderLink={renderLink}
          >
            필터 지우기
          </LinkButton>
        }
      >
        {kind && <p>지금은 {kindLabel(kind)}만 보고 있어요.</p>}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={words.title}
      actions={words.ways.map(({ label, href }, at) => (
        <LinkButton
          key={href}
          href={href}
          kind={at === 0 ? 'primary' : 'secondary'}
          renderLink={renderLink}
        >
          {label}
        </LinkButton>
      ))}
    >
      {words.hint && <p>{words.hint}</p>}
    </EmptyState>
  )
}

function VisitorNotice({ next }: { next: string }) {
  return (
    <p className="prose-ko mb-5 flex flex-wrap items-center gap-x-3 text-sm text-text-2">
      이 브라우저에 남은 기록이에요. 로그인하면 어디서든 이어 볼 수 있어요.
      <ZoneLink
        href={loginPath({ next })}
        className="inline-flex min-h-11 items-center font-semibold text-text underline"
      >
        로그인
      </ZoneLink>
    </p>
  )
}

function ForMembers({ address }: { address: LibraryAddress }) {
  const isCollections = address.tab === 'collections'
  return (
    <SignInFirst
      title={
        isCollections ? '모음집은 로그인하면 쓸 수 있어요.' : '저장한 것은 로그인하면 볼 수 있어요.'
      }
      next={libraryHref(address)}
      reason="library"
    >
      마음에 드는 놀이와 이야기를 저장해 두고, 모음집으로 나눠 볼 수 있어요.
    </SignInFirst>
  )
}

const hasMore = ({ nextCursor }: { nextCursor: string | null }) => nextCursor !== null

/** Errors do not go to the browser whole. */
function reasonOf({ code, message, requestId }: ApiError) {
  return { message: code === 'TOO_MANY' ? message : null, requestId }
}
