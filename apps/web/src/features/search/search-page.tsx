import type { ReactNode } from 'react'
import { ApiError } from '@doran/api-client'
import { EmptyState, LinkButton } from '@doran/ui'
import { FoundReport } from './internal/found-report'
import { GenreLinks } from './internal/genre-links'
import { NOTHING_FOR_ADULTS, NothingForAdults, NothingFound } from './internal/nothing-found'
import { RecentList } from './internal/recent/recent-list'
import { SearchForm } from './internal/field/search-form'
import { typeLabel } from './internal/search-types'
import { TypeLinks } from './internal/type-links'
import type { FoundThings } from './read-search'
import { searchHref, type SearchAddress } from './search-address'

export type SearchPageProps = {
  address: SearchAddress
  /** Null where nothing was asked. */
  found: FoundThings | ApiError | null
  /** What was found, where that is anything. */
  children?: ReactNode
}

/** The search over everything; what is sought lives in the address, and all of it works without scripts. */
export function SearchPage({ address, found, children }: SearchPageProps) {
  const { q } = address
  const refusal = found instanceof ApiError && found.field === 'q' ? found.message : undefined
  const isAsked = found !== null && refusal === undefined
  return (
    <div className="page between-bars overflow-x-clip pt-8 pb-12 md:pt-12">
      <h1 className="prose-ko text-h2 font-extrabold [overflow-wrap:anywhere] md:text-h1">
        {isAsked ? `‘${q}’ 검색 결과` : '무엇을 찾아볼까요?'}
      </h1>
      <SearchForm address={address} problem={refusal} />
      {isAsked && <TypeLinks address={address} />}
      {isAsked ? (
        <Found address={address} found={found}>
          {children}
        </Found>
      ) : (
        <>
          <GenreLinks />
          <RecentList />
        </>
      )}
      <FoundReport q={q} {...report(address, found)} />
    </div>
  )
}

type FoundProps = SearchPageProps & { found: FoundThings | ApiError }

function Found({ address, found, children }: FoundProps) {
  if (found instanceof ApiError) return <SearchFailed href={searchHref(address)} />
  if (found.isAdult) return <NothingForAdults />
  return (
    <>
      {found.groups.length > 0 && found.without.length > 0 && (
        <p className="prose-ko mt-6 text-text-2">
          {found.without.map((each) => `‘${each}’`).join(', ')} 빼고 찾았어요.
        </p>
      )}
      {found.groups.length > 0 ? children : <NothingFound address={address} />}
      {found.isPlain && (
        <p className="prose-ko mt-10 text-sm text-text-3">
          여기서는 잘못 쓴 글자까지 헤아려 찾지는 못해요. 찾는 것이 없으면 글자를 확인해 주세요.
        </p>
      )}
    </>
  )
}

function SearchFailed({ href }: { href: string }) {
  return (
    <EmptyState
      title="검색하지 못했어요."
      pose="sorry"
      actions={
        <LinkButton href={href} kind="secondary">
          다시 시도
        </LinkButton>
      }
    >
      <p>잠시 뒤 다시 시도해 주세요.</p>
    </EmptyState>
  )
}

function report({ q }: SearchAddress, found: SearchPageProps['found']) {
  if (found === null) return { told: '', results: null }
  if (found instanceof ApiError) return { told: `‘${q}’ 검색하지 못했어요.`, results: null }
  if (found.isAdult) return { told: NOTHING_FOR_ADULTS, results: 0 }
  const results = found.groups.reduce((count, { items }) => count + items.length, 0)
  const types = found.groups.map(({ type }) => typeLabel(type)).join(', ')
  const told = results > 0 ? `‘${q}’ 검색 결과: ${types}` : `‘${q}’에 맞는 것을 찾지 못했어요.`
  return { told, results }
}
