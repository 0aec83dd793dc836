import type { LikedTheme } from '@doran/contract'
import { routes } from '@doran/site/core'
import { SignInFirst, WhileSignedIn, type ListPage } from '@doran/site/session'
import { EmptyState, LinkButton } from '@doran/ui'
import { renderLink } from '../../lib/render-link'
import { LikedFilters } from './internal/liked-filters'
import { LikedList } from './internal/liked-list'
import { placeAll } from './internal/liked-place'
import { isFiltered, likedThemesHref, type LikedThemesAddress } from './liked-themes-address'

type LikedThemesPageProps = {
  address: LikedThemesAddress
  /** Null for visitors. */
  own: { memberId: string; liked: ListPage<LikedTheme> } | null
}

/** The themes that a member likes. */
export function LikedThemesPage({ address, own }: LikedThemesPageProps) {
  const here = likedThemesHref(address)
  if (own === null) {
    return (
      <div className="page pt-6 pb-16 md:pt-10">
        <SignInFirst
          level={1}
          title="좋아요한 이야기는 로그인하면 볼 수 있어요."
          next={here}
          reason="liked-themes"
        >
          하트를 누른 이야기를 모아 두고, 새 판이 나오면 알아볼 수 있어요.
        </SignInFirst>
      </div>
    )
  }
  const { liked, memberId } = own
  const hasFilters = isFiltered(address) || liked.items.length > 0 || liked.nextCursor !== null
  return (
    <div className="page between-bars overflow-x-clip pt-6 pb-16 md:pt-10">
      <h1 className="text-h2 font-extrabold md:text-h1">좋아요한 이야기</h1>
      <WhileSignedIn memberId={memberId} next={here}>
        {hasFilters && <LikedFilters address={address} />}
        <section aria-labelledby="liked" className="mt-6">
          <h2 id="liked" className="sr-only">
            목록
          </h2>
          <LikedList
            key={`${here} ${address.cursor ?? ''}`}
            address={address}
            first={placeAll(liked, address.sort)}
            empty={<NothingLiked address={address} />}
          />
        </section>
      </WhileSignedIn>
    </div>
  )
}

function NothingLiked({ address }: { address: LikedThemesAddress }) {
  if (isFiltered(address) || address.cursor !== null) {
    return (
      <EmptyState
        title={
          address.cursor === null
            ? '이 조건에 맞는 이야기가 없어요.'
            : '더 보여 드릴 이야기가 없어요.'
        }
        actions={
          <LinkButton
            href={likedThemesHref({ sort: address.sort })}
            kind="secondary"
            renderLink={renderLink}
          >
            모두 보기
          </LinkButton>
        }
      />
    )
  }
  return (
    <EmptyState
      title="하트를 누른 이야기가 여기에 모여요."
      actions={
        <LinkButton href={routes.tales.path()} renderLink={renderLink}>
          이야기 고르러 가기
        </LinkButton>
      }
    />
  )
}
