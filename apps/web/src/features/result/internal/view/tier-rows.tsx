import type { TierOutcome } from '@doran/contract'
import { BoardRows, BoardThing } from '../../../../lib/board-rows'

/** The board as its player left it. */
export function TierRows({ outcome: { rows } }: { outcome: TierOutcome }) {
  return (
    <BoardRows
      label="티어표"
      rows={rows.map((row) => ({
        ...row,
        items: row.items.map(({ key, label, picture }) => (
          <BoardThing key={key} label={label} picture={picture} />
        )),
      }))}
    />
  )
}
