import type { ReplyOf } from '@doran/contract'
import { NEWS_AREAS } from '@doran/engagement'
import { ChipGroup, ChipLink } from '@doran/ui'
import { renderLink } from '../../lib/render-link'
import { AREAS, changelogHref, type ChangelogAddress } from './changelog-address'
import { ChangelogList } from './internal/changelog-list'

type ChangelogPageProps = {
  address: ChangelogAddress
  list: ReplyOf<'GET /v1/news'>
  /** When the page was asked for. */
  now: string
}

/** What changed, the newest first, month by month. */
export function ChangelogPage({ address, list, now }: ChangelogPageProps) {
  return (
    <div className="page pt-6 pb-16 md:pt-10">
      <h1 className="text-h2 font-extrabold md:text-h1">새 소식</h1>
      <p className="prose-ko mt-2 text-text-2">
        도란에 새로 생긴 것, 좋아진 것, 고친 것을 있는 그대로 적어요.
      </p>
      <ChipGroup label="영역" className="mt-5">
        {[null, ...AREAS].map((area) => (
          <ChipLink
            key={area ?? ''}
            href={changelogHref(area)}
            isSelected={area === address.area}
            renderLink={renderLink}
          >
            {area ? NEWS_AREAS[area] : '전체'}
          </ChipLink>
        ))}
      </ChipGroup>
      <ChangelogList
        key={`${address.area ?? ''} ${address.cursor ?? ''}`}
        address={address}
        first={list}
        now={now}
      />
    </div>
  )
}
