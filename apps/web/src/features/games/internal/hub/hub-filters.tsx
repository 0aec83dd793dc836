import { GameMood, type GameKind } from '@doran/contract'
import { GAME_LENGTHS } from '@doran/contract/game/limits'
import { Button, ChipGroup, ChipLink, TextField } from '@doran/ui'
import { moodLabel } from '../../../../lib/game-words'
import { renderLink } from '../../../../lib/render-link'
import { wishesHref, type GameWishes } from './game-wishes'
import { hubWords } from './hub-words'
import { KindChips } from './kind-chips'

type HubFiltersProps = { kinds: readonly GameKind[]; wishes: GameWishes }

const { path } = hubWords(null)

/** Search, kinds and moods of the hub of all games. They live in the address: all of it works without scripts. */
export function HubFilters({ kinds, wishes }: HubFiltersProps) {
  const { kind, mood, sort, q } = wishes
  const href = (change: Partial<GameWishes>) => wishesHref(path, null, { ...wishes, ...change })
  return (
    <div className="page mt-6">
      <form action={path} role="search" className="flex max-w-story gap-2">
        {kind && <input type="hidden" name="kind" value={kind} />}
        {mood && <input type="hidden" name="mood" value={mood} />}
        {sort !== 'hot' && <input type="hidden" name="sort" value={sort} />}
        <div className="min-w-0 grow">
          <TextField
            key={q}
            label="놀이 찾기"
            isLabelHidden
            type="search"
            name="q"
            defaultValue={q}
            maxLength={GAME_LENGTHS.gameSearch}
            placeholder="간식, 불빛, 단톡방"
            enterKeyHint="search"
          />
        </div>
        <Button type="submit" kind="secondary">
          찾기
        </Button>
      </form>
      <KindChips hubKind={null} kinds={kinds} wishes={wishes} />
      <ChipGroup label="기분" className="mt-3 flex-wrap">
        {GameMood.options.map((each) => (
          <ChipLink
            key={each}
            href={href({ mood: mood === each ? null : each })}
            isSelected={mood === each}
            renderLink={renderLink}
          >
            {moodLabel(each)}
          </ChipLink>
        ))}
      </ChipGroup>
    </div>
  )
}
