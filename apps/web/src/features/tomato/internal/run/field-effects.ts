import type { PlantSprites } from '../art/plant-sprites'
import type { Box, FieldShape } from './field-shape'

export type Effect = { cell: number; words: string; isSplashing: boolean }

const WORDS_MS = 700
const STAYS = 0.6
const RISES = 14
const FLIES = 24
const TEXT_PX = 15
const OUTLINE_PX = 4
const SPLASH_MS = 320
const SPLASH_SCALES = [0.5, 1.5] as const

type Running = Effect & {
  shape: FieldShape
  since: number | null
  cells: readonly number[]
  rows: ReadonlySet<number>
}

/** What a pop was good for: words that rise out of its cell, and drops of a ripe one. */
export function createEffects(isMotionReduced: () => boolean) {
  const labels = new Map<string, HTMLCanvasElement>()
  let fontFamily = ''
  let running: Running[] = []

  function labelOf(words: string, scale: number): HTMLCanvasElement {
    const known = labels.get(words)
    if (known) return known
    const label = document.createElement('canvas')
    const drawn = label.getContext('2d')
    if (!drawn) return label
    const font = `800 ${TEXT_PX * scale}px ${fontFamily}`
    drawn.font = font
    label.width = Math.ceil(drawn.measureText(words).width + 2 * OUTLINE_PX * scale)
    label.height = Math.ceil((TEXT_PX + 2 * OUTLINE_PX) * scale)
    // Its size took the font back.
    Object.assign(drawn, { font, textAlign: 'center', textBaseline: 'middle', lineJoin: 'round' })
    drawn.lineWidth = OUTLINE_PX * scale
    // Light within dark is read on any ground.
    drawn.strokeStyle = '#2b1a14'
    drawn.fillStyle = '#fff'
    drawn.strokeText(words, label.width / 2, label.height / 2)
    drawn.fillText(words, label.width / 2, label.height / 2)
    labels.set(words, label)
    return label
  }

  const msOf = ({ since }: Running, time: number) => time - (since ?? time)

  function drawWords(context: CanvasRenderingContext2D, effect: Running, ms: number): void {
    const { words, shape, cell } = effect
    if (words === '' || ms >= WORDS_MS) return
    const label = labelOf(words, shape.scale)
    const box = wordsBox(shape, cell, label)
    const share = ms / WORDS_MS
    const flown = Math.max(0, share - STAYS) / (1 - STAYS)
    const up = (RISES * Math.min(1, share / STAYS) + (FLIES - RISES) * flown) * shape.scale
    context.globalAlpha = 1 - flown
    context.drawImage(label, box.x, box.y + FLIES * shape.scale - (isMotionReduced() ? 0 : up))
    context.globalAlpha = 1
  }

  function drawSplash(
    context: CanvasRenderingContext2D,
    { sheet, xOf }: PlantSprites,
    { shape, cell }: Running,
    ms: number,
  ): void {
    if (ms >= SPLASH_MS || isMotionReduced()) return
    const { side } = shape
    const { x, y } = shape.cellAt(cell)
    const share = ms / SPLASH_MS
    const [least, most] = SPLASH_SCALES
    const shown = side * (least + (most - least) * share)
    const by = (side - shown) / 2
    context.globalAlpha = 1 - share
    context.drawImage(sheet, xOf('splash'), 0, side, side, x + by, y + by, shown, shown)
    context.globalAlpha = 1
  }

  return {
    add(effect: Effect, shape: FieldShape): void {
      const { cell, words, isSplashing } = effect
      if (words === '' && !isSplashing) return
      const boxes = [
        ...(words === '' ? [] : [wordsBox(shape, cell, labelOf(words, shape.scale))]),
        ...(isSplashing ? [splashBox(shape, cell)] : []),
      ]
      // One in the same cell ends where this one begins.
      const ended = running.filter((each) => each.cell === cell).flatMap(({ cells }) => cells)
      const cells = [...new Set([...ended, ...boxes.flatMap((box) => shape.cellsUnder(box))])]
      const others = running.filter((each) => each.cell !== cell)
      const rows = new Set(cells.map(shape.rowOf))
      running = [...others, { ...effect, shape, since: null, cells, rows }]
    },
    /** The cells that have to be drawn anew below them, those of effects that are over now among them. */
    cellsAt(time: number): Set<number> {
      const touched = new Set(running.flatMap(({ cells }) => cells))
      for (const effect of running) effect.since ??= time
      running = running.filter((effect) => msOf(effect, time) < WORDS_MS)
      return touched
    },
    /** On each of the rows that they touch. */
    draw(rows: readonly CanvasRenderingContext2D[], sprites: PlantSprites, time: number): void {
      for (const effect of running) {
        const ms = msOf(effect, time)
        for (const row of effect.rows) {
          const context = rows[row]
          if (!context) continue
          if (effect.isSplashing) drawSplash(context, sprites, effect, ms)
          drawWords(context, effect, ms)
        }
      }
    },
    isAny: () => running.length > 0,
    /** Nothing goes over from one size of the canvas to another. */
    clear(font: string): void {
      running = []
      labels.clear()
      fontFamily = font
    },
  }
}

/** All that words pass on their way up. */
function wordsBox(shape: FieldShape, cell: number, label: HTMLCanvasElement): Box {
  const { x, y } = shape.cellAt(cell)
  const left = x + (shape.side - label.width) / 2
  const flight = FLIES * shape.scale
  return {
    x: Math.round(Math.min(Math.max(0, left), shape.width - label.width)),
    y: Math.round(y - flight),
    width: label.width,
    height: label.height + flight,
  }
}

function splashBox(shape: FieldShape, cell: number): Box {
  const { x, y } = shape.cellAt(cell)
  const side = shape.side * SPLASH_SCALES[1]
  const by = (shape.side - side) / 2
  return { x: x + by, y: y + by, width: side, height: side }
}
