import type { TomatoContent } from '@doran/contract'
import type { TomatoCell } from '@doran/game-engine'
import { lookOf, stripShift } from '../art/plant-symbols'
import { cellLabel } from '../play/cell-label'
import type { Popped } from './field-run'

export type FieldPainter = ReturnType<typeof createFieldPainter>

/** Draws a field that is in the page already, touching only cells that are not as they were. Nothing is measured. */
export function createFieldPainter(
  grid: HTMLElement,
  size: Pick<TomatoContent, 'columns'>,
  isMotionReduced: boolean,
) {
  const cells = [...grid.querySelectorAll<HTMLElement>('[data-cell]')].map((button) => ({
    button,
    plant: button.querySelector('[data-plant]'),
    strip: button.querySelector<SVGElement>('[data-plant] svg'),
    splash: button.querySelector('[data-splash]'),
    points: button.querySelector('[data-points]'),
    look: button.dataset['stage'] ?? '',
  }))

  function play(element: Element | null, frames: Keyframe[], duration: number): void {
    if (!isMotionReduced && element && 'animate' in element)
      element.animate(frames, { duration, easing: 'ease-out' })
  }

  return {
    paint(next: readonly TomatoCell[]): void {
      for (const [at, cell] of next.entries()) {
        const drawn = cells[at]
        const look = lookOf(cell)
        if (!drawn || drawn.look === look) continue
        drawn.look = look
        drawn.button.dataset['stage'] = look
        drawn.button.setAttribute('aria-label', cellLabel(size, at, cell))
        if (drawn.strip) drawn.strip.style.transform = stripShift(look)
        if (look !== 'empty' && look !== 'burst') play(drawn.plant, GROWN, 180)
      }
    },
    /** What a pop was good for. */
    show(popped: Popped): void {
      const drawn = cells[popped.cell]
      if (!drawn?.points) return
      const words = pointWords(popped)
      if (drawn.points.textContent !== words) drawn.points.textContent = words
      play(drawn.points, RISING, 700)
      if (popped.stage === 'red') play(drawn.splash, SPLASHING, 320)
    },
    focus: (at: number) => cells[at]?.button.focus({ preventScroll: true }),
    /** Tab comes back to where the arrows were. */
    mark(at: number): void {
      for (const [other, { button }] of cells.entries()) button.tabIndex = other === at ? 0 : -1
    },
  }
}

const GROWN: Keyframe[] = [
  { transform: 'scale(0.82)', transformOrigin: '50% 90%' },
  { transform: 'none', transformOrigin: '50% 90%' },
]
const RISING: Keyframe[] = [
  { visibility: 'visible', opacity: 1, transform: 'none' },
  { visibility: 'visible', opacity: 1, transform: 'translateY(-14px)', offset: 0.6 },
  { visibility: 'visible', opacity: 0, transform: 'translateY(-24px)' },
]
const SPLASHING: Keyframe[] = [
  { visibility: 'visible', opacity: 1, transform: 'scale(0.5)' },
  { visibility: 'visible', opacity: 0, transform: 'scale(1.5)' },
]

/** “+10 ×2.5”, “−5”; of what is not ripe where there was nothing to lose “아직!”; of an empty place nothing. */
function pointWords({ stage, gained, factor }: Popped): string {
  if (stage === 'red') return factor > 1 ? `+10 ×${factor}` : `+${gained}`
  if (gained < 0) return `−${-gained}`
  return stage === 'green' || stage === 'orange' ? '아직!' : ''
}
