import { describe, expect, it, vi } from 'vitest'
import { USUAL_LOOK } from './board-formats'
import { loadPictures, paintPicture } from './paint-picture'
import type { PictureShape } from './picture-shapes'
import { shapeBoard } from './shape-board'

/** Notes what is painted, in its order, with what it is painted with. */
function aCanvas() {
  const painted: string[] = []
  const note =
    (name: string) =>
    (...given: unknown[]) => {
      const size = given.filter((each) => typeof each === 'number').join(' ')
      painted.push(`${name} ${size}`.trim())
    }
  const paint = {
    ...Object.fromEntries(
      'clearRect beginPath roundRect fill fillRect save restore clip drawImage translate scale stroke arc'
        .split(' ')
        .map((name) => [name, note(name)]),
    ),
    font: '',
    textAlign: '',
    fillText: (text: string, x: number, y: number) =>
      painted.push(`${text} ${x} ${y} ${paint.font} ${paint.textAlign}`),
    createRadialGradient: () => ({ addColorStop: () => undefined }),
  }
  return { painted, paint }
}

// It has what the painter calls.
function isContext(_value: unknown): _value is CanvasRenderingContext2D {
  return true
}

function paintAll(shapes: PictureShape[], images = new Map<string, CanvasImageSource>()) {
  vi.stubGlobal(
    'Path2D',
    class {
      readonly isFake = true
    },
  )
  const { painted, paint } = aCanvas()
  if (isContext(paint))
    paintPicture(paint, { width: 100, height: 50, shapes }, images, 'Pretendard')
  return painted
}

const image = { type: 'image', x: 1, y: 2, width: 3, height: 4, round: 1, url: 'a' } as const

describe('painting', () => {
  it('begins with nothing, and goes from the back to the front', () => {
    const text = { type: 'text', x: 5, y: 6, size: 20, isBold: true, fill: 'red' } as const
    const painted = paintAll([
      { type: 'box', x: 1, y: 2, width: 3, height: 4, round: 1, fill: 'red' },
      { ...text, text: '치즈', align: 'center' },
      { ...text, text: '만두', align: 'right', isBold: false },
    ])
    expect(painted).toEqual([
      'clearRect 0 0 100 50',
      'beginPath',
      'roundRect 1 2 3 4 1',
      'fill',
      '치즈 5 6 800 20px Pretendard center',
      '만두 5 6 600 20px Pretendard right',
    ])
  })

  it('draws what stands on its ground, filled or as lines', () => {
    const drawing: PictureShape = {
      type: 'drawing',
      width: 100,
      height: 50,
      strokes: [
        { path: 'M0 0z', colour: 'red' },
        { path: 'M0 0L9 9', colour: 'blue', line: 2 },
      ],
    }
    expect(paintAll([drawing])).toEqual(['clearRect 0 0 100 50', 'fill', 'stroke'])
  })

  it('cuts an image to its frame, and leaves out what could not be loaded', () => {
    const drawn = new Map([['a', document.createElement('canvas')]])
    expect(paintAll([image], drawn)).toContain('drawImage 1 2 3 4')
    expect(paintAll([{ ...image, url: 'b' }], drawn)).toEqual(['clearRect 0 0 100 50'])
  })

  it('leaves the canvas as it found it after each part', () => {
    const board = { title: '표', rows: [], note: null, host: 'a.test' }
    const painted = paintAll(shapeBoard(board, USUAL_LOOK).shapes)
    expect(painted.filter((each) => each === 'save')).toHaveLength(1)
    expect(painted.filter((each) => each === 'restore')).toHaveLength(1)
  })
})

describe('loading', () => {
  it('reads each drawing once, and goes on without one that fails', async () => {
    const decode = vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(function read(
      this: HTMLImageElement,
    ) {
      return this.src.endsWith('lost') ? Promise.reject(new Error('lost')) : Promise.resolve()
    })
    const known = new Map<string, CanvasImageSource>()
    const urls = ['a', 'b', 'lost', ...Array.from({ length: 9 }, (_, at) => `c${at}`)]
    const shapes = [...urls, 'a'].map((url) => ({ ...image, url: `http://a.test/${url}` }))
    const picture = { width: 1, height: 1, shapes }
    await loadPictures(picture, known)
    expect(decode).toHaveBeenCalledTimes(12)
    expect(known.size).toBe(11)
    expect([...known.keys()]).not.toContain('http://a.test/lost')
    await loadPictures(picture, known)
    expect(decode).toHaveBeenCalledTimes(13)
  })
})
