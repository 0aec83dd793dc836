import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { YearPage } from '@doran/contract'
import { drawPng } from '@doran/site/link-image'
import { BoardImage } from '../../../../lib/board-picture/board-image'
import { drawPage } from './draw-page'
import { isOwnDrawing } from './own-drawing'
import { SHEET, type DrawnPage } from './page-parts'

/** A page as PNG, 1080 × 1920. */
export async function drawPagePng(page: YearPage): Promise<ArrayBuffer> {
  const drawn = drawPage(page)
  const sources = await readDrawings(drawn)
  return drawPng(<BoardImage picture={drawn} sourceOf={(url) => sources.get(url) ?? null} />, SHEET)
}

/** The drawings of a page as data addresses; those that are not there are left out. */
export async function readDrawings(
  { shapes }: DrawnPage,
  folder = join(process.cwd(), 'public'),
): Promise<Map<string, string>> {
  const urls = new Set(shapes.flatMap((part) => (part.type === 'image' ? part.url : [])))
  const read = [...urls].filter(isOwnDrawing).map(async (url) => {
    const file = await readFile(join(folder, url)).catch(() => null)
    return file && ([url, `data:image/svg+xml;base64,${file.toString('base64')}`] as const)
  })
  const found = await Promise.all(read)
  return new Map(found.filter((each) => each !== null))
}
