import type { TomatoContent } from '@doran/contract'
import type { TomatoCell } from '@doran/game-engine'
import { lookOf } from '../art/plant-symbols'
import { cellLabel } from './cell-label'
import type { FieldPicture } from './field-picture'
import type { Popped } from './field-run'

export type FieldPainter = ReturnType<typeof createFieldPainter>

/** Names and draws the cells of a field that is in the page already, those alone that are not as they were. */
export function createFieldPainter(
  grid: HTMLElement,
  size: Pick<TomatoContent, 'columns'>,
  picture: FieldPicture,
) {
  const cells = [...grid.querySelectorAll<HTMLElement>('[data-cell]')].map((button) => ({
    button,
    look: button.dataset['stage'] ?? '',
  }))

  return {
    paint(next: readonly TomatoCell[]): void {
      for (const [at, cell] of next.entries()) {
        const drawn = cells[at]
        const look = lookOf(cell)
        if (!drawn || drawn.look === look) continue
        drawn.look = look
        drawn.button.dataset['stage'] = look
        drawn.button.setAttribute('aria-label', cellLabel(size, at, cell))
        picture.turn(at, look)
      }
    },
    /** What a pop was good for. */
    show(popped: Popped): void {
      picture.show({
        cell: popped.cell,
        words: pointWords(popped),
        isSplashing: popped.stage === 'red',
      })
    },
    focus: (at: number) => cells[at]?.button.focus({ preventScroll: true }),
    /** Tab comes back to where the arrows were. */
    mark(at: number): void {
      for (const [other, { button }] of cells.entries()) {
        const tabIndex = other === at ? 0 : -1
        if (button.tabIndex !== tabIndex) button.tabIndex = tabIndex
      }
    },
  }
}

/** “+10 ×2.5”, “−5”; of what is not ripe where there was nothing to lose “아직!”; of an empty place nothing. */
function pointWords({ stage, gained, factor }: Popped): string {
  if (stage === 'red') return factor > 1 ? `+10 ×${factor}` : `+${gained}`
  if (gained < 0) return `−${-gained}`
  return stage === 'green' || stage === 'orange' ? '아직!' : ''
}
