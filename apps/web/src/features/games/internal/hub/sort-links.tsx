import { ChipGroup, ChipLink } from '@doran/ui'
import { renderLink } from '../../../../lib/render-link'
import { SORTS, wishesHref, type GameWishes, type Sort } from './game-wishes'
import { hubWords, type HubKind } from './hub-words'

const LABELS: Record<Sort, string> = { hot: '인기', new: '새로 나온', top: '많이 한' }

export function SortLinks({ hubKind, wishes }: { hubKind: HubKind; wishes: GameWishes }) {
  const { path } = hubWords(hubKind)
  return (
    <ChipGroup label="정렬" className="flex-wrap">
      {SORTS.map((sort) => (
        <ChipLink
          key={sort}
          href={wishesHref(path, hubKind, { ...wishes, sort })}
          isSelected={wishes.sort === sort}
          renderLink={renderLink}
        >
          {LABELS[sort]}
        </ChipLink>
      ))}
    </ChipGroup>
  )
}
