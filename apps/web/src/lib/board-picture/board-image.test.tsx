import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { USUAL_LOOK, boardFormats, BOARD_FORMATS } from './board-formats'
import { BoardImage } from './board-image'
import type { PictureShape } from './picture-shapes'
import { shapeBoard } from './shape-board'

afterEach(cleanup)

const board = {
  title: '간식 티어표',
  rows: [
    {
      label: 'S',
      colour: 'red' as const,
      items: [
        { label: '호떡', picture: { url: '/p/hotteok.svg' } },
        { label: '묵은지', picture: null },
      ],
    },
  ],
  note: '모닥불',
  host: 'doran.example',
}

function draw(shapes: PictureShape[], sourceOf = (url: string): string | null => `data:${url}`) {
  const { container } = render(
    <BoardImage picture={{ width: 1_200, height: 630, shapes }} sourceOf={sourceOf} />,
  )
  return [...(container.firstElementChild?.children ?? [])].filter(
    (each) => each instanceof HTMLElement,
  )
}

const text: PictureShape = {
  type: 'text',
  x: 600,
  y: 100,
  text: '간식 티어표',
  size: 50,
  isBold: true,
  fill: '#fff',
  align: 'left',
}
const px = (value: string | undefined) => Number(value?.replace('px', ''))

describe('a picture as boxes', () => {
  it.each(boardFormats)('has everything that it is shaped of, in its size: %s', (format) => {
    const picture = shapeBoard(board, { ...USUAL_LOOK, format })
    const { container } = render(<BoardImage picture={picture} sourceOf={(url) => url} />)
    const whole = container.firstElementChild
    const { width, height } = BOARD_FORMATS[format]
    expect(whole).toMatchObject({ style: { width: `${width}px`, height: `${height}px` } })
    expect(whole?.children).toHaveLength(picture.shapes.length)
    for (const word of ['간식 티어표', 'S', '호떡', '묵은지', '모닥불', 'doran.example'])
      expect(container.textContent).toContain(word)
  })

  it('reads an image where it is told to, and leaves out what cannot be read', () => {
    const image = { type: 'image', x: 10, y: 20, width: 30, height: 40, round: 5 } as const
    const shapes = [
      { ...image, url: 'one' },
      { ...image, url: 'two' },
    ]
    const drawn = draw(shapes, (url) => (url === 'one' ? 'data:one' : null))
    expect(drawn.map((each) => each.getAttribute('src'))).toEqual(['data:one'])
    expect(drawn[0]?.style).toMatchObject({ left: '10px', top: '20px', borderRadius: '5px' })
  })

  it.each([
    ['left', (left: number) => left],
    ['center', (left: number, width: number) => left + width / 2],
    ['right', (left: number, width: number) => left + width],
  ] as const)(
    'has the %s of a line where it belongs, its middle at its height',
    (align, anchor) => {
      const [line] = draw([{ ...text, align }])
      const { left, top, width, height } = line?.style ?? {}
      expect(anchor(px(left), px(width))).toBe(600)
      expect(px(top) + px(height) / 2).toBe(100)
    },
  )

  it('has what is drawn on its ground in its own size', () => {
    const strokes = [
      { path: 'M0 0z', colour: '#123456' },
      { path: 'M0 0L9 9', colour: '#654321', line: 2 },
    ]
    const [box] = draw([{ type: 'drawing', width: 1_200, height: 630, strokes }])
    const svg = box?.querySelector('svg')
    expect(svg?.getAttribute('viewBox')).toBe('0 0 1200 630')
    const [filled, line] = svg?.querySelectorAll('path') ?? []
    expect(filled?.getAttribute('fill')).toBe('#123456')
    expect([line?.getAttribute('fill'), line?.getAttribute('stroke')]).toEqual(['none', '#654321'])
  })

  it('rounds the lower corners alone where it says so', () => {
    const box = { type: 'box', x: 0, y: 0, width: 9, height: 9, round: 3, fill: 'red' } as const
    const corners = draw([box, { ...box, rounds: 'below' }]).map(({ style }) => style.borderRadius)
    expect(corners).toEqual(['3px', '0px 0px 3px 3px'])
  })
})
