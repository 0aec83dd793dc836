import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { YearPage } from '@doran/contract'
import { drawPng } from '@doran/site/link-image'
import Pdf from 'pdfkit'
import { WORDMARK } from '../../../../lib/board-picture/picture-shapes'
import { drawPage } from './draw-page'
import { BASELINE, LETTER_SPACING, SHEET, type DrawnPage, type PagePart } from './page-parts'
import { readDrawings } from './page-png'

/** PDF counts in points; a page of half the size is 7.5 × 13.3 inches. */
const SCALE = 0.5
const FONTS = 'node_modules/pretendard/dist/public/static/alternative'

type Rasterise = typeof drawPng

export type BookPdf = {
  title: string
  /** Null where it is not told. */
  author: string | null
  pages: readonly YearPage[]
}

/** A book as PDF: its words are text in Pretendard, of which the letters met are embedded. */
export async function drawBookPdf(
  { title, author, pages }: BookPdf,
  rasterise: Rasterise = drawPng,
): Promise<ArrayBuffer> {
  const document = new Pdf({
    autoFirstPage: false,
    // Otherwise it reads a font of its own, which no page uses.
    font: '',
    margin: 0,
    size: [SHEET.width * SCALE, SHEET.height * SCALE],
    info: { Title: title, ...(author !== null && { Author: author }) },
    lang: 'ko',
  })
  const [bold, semiBold] = await Promise.all([readFont('ExtraBold'), readFont('SemiBold')])
  document.registerFont('bold', bold)
  document.registerFont('semi-bold', semiBold)
  const written = collect(document)
  for (const page of pages) await addPage(document, drawPage(page), rasterise)
  document.end()
  return written
}

function readFont(weight: 'ExtraBold' | 'SemiBold'): Promise<Buffer> {
  return readFile(join(process.cwd(), FONTS, `Pretendard-${weight}.ttf`))
}

function collect(document: PDFKit.PDFDocument): Promise<ArrayBuffer> {
  const chunks: Uint8Array[] = []
  return new Promise((resolve, reject) => {
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    document.on('end', () => resolve(new Blob(chunks.map((each) => each.slice())).arrayBuffer()))
    document.on('error', reject)
  })
}

async function addPage(
  document: PDFKit.PDFDocument,
  drawn: DrawnPage,
  rasterise: Rasterise,
): Promise<void> {
  const images = await rasteriseAll(drawn, rasterise)
  document.addPage()
  document.scale(SCALE)
  for (const part of drawn.shapes) addPart(document, part, images)
}

/** Drawings are SVG, which a PDF cannot hold: each becomes a picture of twice its size on the page. */
async function rasteriseAll(drawn: DrawnPage, rasterise: Rasterise): Promise<Map<string, Buffer>> {
  const sources = await readDrawings(drawn)
  const made = new Map<string, Buffer>()
  for (const part of drawn.shapes) {
    const source = part.type === 'image' ? sources.get(part.url) : undefined
    if (part.type !== 'image' || source === undefined) continue
    const { width, height } = part
    const picture = (
      <img src={source} alt="" width={width} height={height} style={{ objectFit: 'cover' }} />
    )
    made.set(part.url, Buffer.from(await rasterise(picture, { width, height })))
  }
  return made
}

function addPart(document: PDFKit.PDFDocument, part: PagePart, images: Map<string, Buffer>): void {
  switch (part.type) {
    case 'box':
      document
        .roundedRect(part.x, part.y, part.width, part.height, Math.min(part.round, part.height / 2))
        .fill(part.fill)
      return
    case 'image': {
      const image = images.get(part.url)
      if (!image) return
      const { x, y, width, height, round } = part
      document.save().roundedRect(x, y, width, height, round).clip()
      document.image(image, x, y, { width, height }).restore()
      return
    }
    case 'text':
      addLine(document, part)
      return
    case 'drawing':
      for (const { path, colour, line } of part.strokes) {
        document.path(path)
        if (line === undefined) document.fill(colour)
        else document.lineWidth(line).lineCap('round').lineJoin('round').stroke(colour)
      }
      return
    case 'mark':
      addMark(document, part)
  }
}

function addLine(
  document: PDFKit.PDFDocument,
  { x, y, text, size, isBold, fill, align }: Extract<PagePart, { type: 'text' }>,
): void {
  const options = { lineBreak: false, characterSpacing: LETTER_SPACING * size }
  document
    .font(isBold ? 'bold' : 'semi-bold')
    .fontSize(size)
    .fillColor(fill)
  const width = document.widthOfString(text, options)
  const left = { left: x, center: x - width / 2, right: x - width }[align]
  document.text(text, left, y + BASELINE * size, { ...options, baseline: 'alphabetic' })
}

function addMark(
  document: PDFKit.PDFDocument,
  { x, y, height, ink, dot }: Extract<PagePart, { type: 'mark' }>,
): void {
  const { height: field, stroke, lines, dot: spot } = WORDMARK
  document
    .save()
    .translate(x, y)
    .scale(height / field)
  document.lineWidth(stroke).lineCap('round').lineJoin('round')
  for (const each of lines) document.path(each).stroke(ink)
  document.circle(spot.x, spot.y, spot.r).fill(dot).restore()
}
