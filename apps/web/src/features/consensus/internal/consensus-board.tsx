import type { TierConsensus } from '@doran/contract'
import { BoardRows, BoardThing } from '../../../lib/board-rows'
import type { ConsensusView } from '../consensus-address'
import { consensusRows, higherSign, higherWords } from './consensus-rows'

type ConsensusBoardProps = { consensus: TierConsensus; view: ConsensusView }

/** All boards as one. */
export function ConsensusBoard({ consensus, view }: ConsensusBoardProps) {
  const { rows, unplaced } = consensusRows(consensus, view)
  const isCompared = view === 'mine'
  return (
    <>
      <BoardRows
        label="모두의 티어표"
        rows={rows.map((row) => ({
          ...row,
          items: row.items.map(({ item, higher }) => (
            <BoardThing
              key={item.key}
              label={item.label}
              picture={item.picture}
              mark={isCompared && higher !== null && <HigherMark higher={higher} />}
              note={isCompared && (higher === null ? '나는 안 놓음' : higherWords(higher))}
            />
          )),
        }))}
      />
      {unplaced.length > 0 && (
        <p className="prose-ko mt-3 text-sm text-text-2">
          아직 아무도 놓지 않았어요: {unplaced.map(({ item }) => item.label).join(', ')}
        </p>
      )}
    </>
  )
}

function HigherMark({ higher }: { higher: number }) {
  return (
    <span
      aria-hidden="true"
      className="absolute top-1 right-1 rounded-small bg-[#100e0de0] px-1.5 text-xs font-extrabold text-[#f7f1e8] tabular-nums"
    >
      {higherSign(higher)}
    </span>
  )
}
