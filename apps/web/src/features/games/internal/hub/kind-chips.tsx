import type { GameKind } from '@doran/contract'
import { ChipGroup, ChipLink } from '@doran/ui'
import { kindLabel } from '../../../../lib/game-words'
import { renderLink } from '../../../../lib/render-link'
import { isWishing, wishesHref, type GameWishes } from './game-wishes'
import { hasHub, hubWords, type HubKind } from './hub-words'

type KindChipsProps = { hubKind: HubKind; kinds: readonly GameKind[]; wishes: GameWishes }

/** Leads from kind to kind: to the hub of each, and of what is sought to those of the kind. */
export function KindChips({ hubKind, kinds, wishes }: KindChipsProps) {
  const { path } = hubWords(null)
  const isSeeking = isWishing(wishes.kind, wishes)
  const hrefOf = (kind: GameKind | null) =>
    isSeeking || !hasHub(kind) ? wishesHref(path, null, { ...wishes, kind }) : hubWords(kind).path
  return (
    <ChipGroup label="종류" className="mt-4 flex-wrap">
      <ChipLink
        href={hrefOf(null)}
        isSelected={(hubKind ?? wishes.kind) === null}
        renderLink={renderLink}
      >
        전체
      </ChipLink>
      {kinds.map((kind) => (
        <ChipLink
          key={kind}
          href={hrefOf(kind)}
          isSelected={(hubKind ?? wishes.kind) === kind}
          renderLink={renderLink}
        >
          {kindLabel(kind)}
        </ChipLink>
      ))}
    </ChipGroup>
  )
}
