import type { TomatoContent } from '@doran/contract'
import { readSprites, type PlantSprites } from '../art/plant-sprites'
import type { PlantLook } from '../art/plant-symbols'
import { createEffects, type Effect } from './field-effects'
import { shapeOf, type FieldShape } from './field-shape'

const GROWS_MS = 180
const SMALL = 0.82
/** Where a plant stands in its cell, from the top. */
const GROUND = 0.9

export type FieldPicture = ReturnType<typeof createFieldPicture>

/**
 * All plants of a field on a canvas for each row, from drawings that were made once for their size. Only cells that
 * turned or move are drawn again: so many elements that change their looks cost style, paint and layers with each
 * frame. One canvas for all of them would be copied to the screen as a whole where no graphics card draws.
 */
export function createFieldPicture(
  size: Pick<TomatoContent, 'columns' | 'rows'>,
  isMotionReduced: () => boolean,
  read = readSprites,
) {
  const everyCell = Array.from({ length: size.columns * size.rows }, (_, at) => at)
  const looks: PlantLook[] = everyCell.map(() => 'empty')
  const stale = new Set<number>()
  /** Since when a plant grows; null until the first frame that shows it. */
  const growing = new Map<number, number | null>()
  const effects = createEffects(isMotionReduced)
  let rows: readonly CanvasRenderingContext2D[] = []
  let shape: FieldShape | null = null
  let sprites: PlantSprites | null = null
  let frame: number | null = null
  /** How often it was fitted; what was made for an earlier size is of no use. */
  let fits = 0

  function askForFrame(): void {
    if (frame === null && rows.length > 0 && sprites) frame = requestAnimationFrame(draw)
  }

  function scaleAt(cell: number, time: number): number {
    const since = growing.get(cell)
    if (since === undefined) return 1
    if (since === null) growing.set(cell, time)
    const share = (time - (since ?? time)) / GROWS_MS
    if (share < 1) return SMALL + (1 - SMALL) * easeOut(share)
    growing.delete(cell)
    return 1
  }

  function drawCell(cell: number, time: number): void {
    if (!shape || !sprites) return
    const context = rows[shape.rowOf(cell)]
    if (!context) return
    const { side } = shape
    const box = shape.boxOf(cell)
    context.clearRect(box.x, box.y, box.width, box.height)
    const { x, y } = shape.cellAt(cell)
    const shown = side * scaleAt(cell, time)
    const left = x + (side - shown) / 2
    const top = y + (side - shown) * GROUND
    const from = sprites.xOf(looks[cell] ?? 'empty')
    context.drawImage(sprites.sheet, from, 0, side, side, left, top, shown, shown)
  }

  function draw(time: number): void {
    frame = null
    if (!shape || !sprites) return
    for (const cell of effects.cellsAt(time)) stale.add(cell)
    for (const cell of growing.keys()) stale.add(cell)
    const cells = [...stale]
    stale.clear()
    for (const cell of cells) drawCell(cell, time)
    effects.draw(rows, sprites, time)
    if (growing.size > 0 || effects.isAny()) askForFrame()
  }

  function drawAll(): void {
    for (const cell of everyCell) stale.add(cell)
    askForFrame()
  }

  return {
    /** What stands in every cell, without growing. */
    stand(all: readonly PlantLook[]): void {
      growing.clear()
      for (const [cell, look] of all.entries()) looks[cell] = look
      drawAll()
    },
    /** What stands in a cell from now on. */
    turn(cell: number, look: PlantLook): void {
      if (looks[cell] === look) return
      looks[cell] = look
      stale.add(cell)
      growing.delete(cell)
      if (look !== 'empty' && look !== 'burst' && sprites && !isMotionReduced())
        growing.set(cell, null)
      askForFrame()
    },
    show(effect: Effect): void {
      if (!shape || !sprites) return
      effects.add(effect, shape)
      askForFrame()
    },
    /** Draws on these canvases, one below the other, from now on: at its start, and whenever size or sharpness change. */
    async fit(
      canvases: readonly HTMLCanvasElement[],
      css: { width: number; height: number },
      scale: number,
    ): Promise<void> {
      fits += 1
      const fit = fits
      const contexts = canvases.flatMap((canvas) => canvas.getContext('2d') ?? [])
      if (contexts.length < size.rows || css.width === 0) return
      const fitted = shapeOf(size, css, scale)
      const made = fitted.side === shape?.side && sprites ? sprites : await read(fitted.side)
      if (fit !== fits) return
      for (const [row, { canvas }] of contexts.entries()) {
        const [top = 0, bottom = 0] = fitted.tops.slice(row, row + 2)
        // Setting the size clears a canvas: that waits until there is something to draw.
        canvas.width = fitted.width
        canvas.height = bottom - top
        canvas.style.height = `${(bottom - top) / scale}px`
        contexts[row]?.translate(0, -top)
        effects.clear(getComputedStyle(canvas).fontFamily)
      }
      rows = contexts
      shape = fitted
      sprites = made
      drawAll()
    },
    stop(): void {
      fits += 1
      if (frame !== null) cancelAnimationFrame(frame)
      frame = null
      rows = []
    },
  }
}

const easeOut = (share: number) => 1 - (1 - share) ** 2
