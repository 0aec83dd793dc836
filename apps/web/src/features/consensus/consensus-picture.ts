import type { TierConsensus } from '@doran/contract'
import type { PicturedBoard } from '../../lib/board-picture/shape-board'
import type { ConsensusView } from './consensus-address'
import { consensusRows } from './internal/consensus-rows'

/** What a picture of it shows, with how many boards it stands for and when. */
export function consensusPicture(
  { title }: { title: string },
  consensus: TierConsensus,
  view: ConsensusView,
  day: string,
): Pick<PicturedBoard, 'title' | 'rows'> & { note: string } {
  const { rows } = consensusRows(consensus, view === 'mode' ? 'mode' : 'mean')
  return {
    title: `모두의 ${title}`,
    rows: rows.map(({ label, colour, items }) => ({
      label,
      colour,
      items: items.map(({ item: { label: name, picture } }) => ({
        label: name,
        picture: picture && { url: picture.url },
      })),
    })),
    note: `${consensus.boards.toLocaleString('ko-KR')}개의 표 · ${day}`,
  }
}
