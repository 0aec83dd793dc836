import { ChipGroup, ChipLink } from '@doran/ui'
import { BOARDS, POST_SORTS, boardLabel, postSortLabel } from '../../../../lib/community-words'
import { renderLink } from '../../../../lib/render-link'
import { communityHref, type CommunityAddress } from '../../community-address'

type BoardLinksProps = { address: CommunityAddress }

/** From board to board; the order stays. */
export function BoardLinks({ address }: BoardLinksProps) {
  return (
    <ChipGroup label="게시판" className="mt-5 md:flex-wrap">
      <ChipLink
        href={communityHref({ ...address, board: null })}
        isSelected={address.board === null}
        renderLink={renderLink}
      >
        전체
      </ChipLink>
      {BOARDS.map((board) => (
        <ChipLink
          key={board}
          href={communityHref({ ...address, board })}
          isSelected={address.board === board}
          renderLink={renderLink}
        >
          {boardLabel(board)}
        </ChipLink>
      ))}
    </ChipGroup>
  )
}

export function SortLinks({ address }: BoardLinksProps) {
  return (
    <ChipGroup label="정렬">
      {POST_SORTS.map((sort) => (
        <ChipLink
          key={sort}
          href={communityHref({ ...address, sort })}
          isSelected={address.sort === sort}
          renderLink={renderLink}
        >
          {postSortLabel(sort)}
        </ChipLink>
      ))}
    </ChipGroup>
  )
}
