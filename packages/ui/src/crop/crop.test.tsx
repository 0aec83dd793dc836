import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { keepInside, keepZoom, middleSquare, outputSide } from './crop-place.js'
import { CropControls } from './crop-controls.js'
import { ImageCrop, type ImageCropHandle } from './image-crop.js'
import { fileProblem, readAddress, sizeProblem } from './picture-file.js'

const MB = 1024 * 1024

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('a picture', () => {
  it.each([
    ['image/gif', 10, '사진(jpg, png, webp)만 올릴 수 있어요.'],
    ['image/svg+xml', 10, '사진(jpg, png, webp)만 올릴 수 있어요.'],
    ['', 10, '사진(jpg, png, webp)만 올릴 수 있어요.'],
    ['image/png', 5 * MB + 1, '5MB 이하인 사진을 올려 주세요.'],
    ['image/png', 5 * MB, null],
    ['image/jpeg', 10, null],
    ['image/webp', 10, null],
  ])('of type %j and %d bytes: %s', (type, size, problem) => {
    expect(fileProblem({ type, size })).toBe(problem)
  })
  it('needs 200 pixels on its shorter side', () => {
    expect(sizeProblem({ width: 4000, height: 199 })).toBe('200픽셀보다 큰 사진이 필요해요.')
    expect(sizeProblem({ width: 200, height: 200 })).toBeNull()
  })
  it('is shown by a data address, which the content policy allows', async () => {
    const file = new File(['달'], 'moon.png', { type: 'image/png' })
    expect(await readAddress(file)).toMatch(/^data:image\/png;base64,/)
  })
})

describe('the window on a picture', () => {
  const picture = { width: 600, height: 300 }
  const opening = { width: 300, height: 300 }
  it('never looks past the edge', () => {
    expect(keepInside({ x: 999, y: 50 }, picture, opening, 1)).toEqual({ x: 150, y: 0 })
    expect(keepInside({ x: -999, y: -999 }, picture, opening, 2)).toEqual({ x: -450, y: -150 })
    expect(keepInside({ x: 20, y: -30 }, picture, opening, 2)).toEqual({ x: 20, y: -30 })
  })
  it('grows between one and three times', () => {
    expect([keepZoom(0.5), keepZoom(1.256), keepZoom(9)]).toEqual([1, 1.26, 3])
  })
  it('looks at the middle first', () => {
    expect(middleSquare({ naturalWidth: 600, naturalHeight: 300 })).toEqual({
      x: 150,
      y: 0,
      width: 300,
      height: 300,
    })
  })
  it('sends a square of 512 to 1024 px', () => {
    const side = (width: number) => outputSide({ width, height: width })
    expect([side(200), side(700.4), side(4000)]).toEqual([512, 700, 1024])
  })
})

it('does by buttons what dragging and pinching do', () => {
  const onZoom = vi.fn()
  const onMove = vi.fn()
  render(<CropControls zoom={1.5} onZoom={onZoom} onMove={onMove} />)
  fireEvent.click(screen.getByRole('button', { name: '크게' }))
  fireEvent.click(screen.getByRole('button', { name: '작게' }))
  expect(onZoom.mock.calls.flat()).toEqual([1.75, 1.25])
  fireEvent.click(screen.getByRole('button', { name: '위로 옮기기' }))
  expect(onMove.mock.lastCall?.[0].y).toBeLessThan(0)
  expect(screen.getByRole('slider', { name: '사진 크기' }).getAttribute('aria-valuetext')).toBe(
    '150%',
  )
})

it('refuses a file in words and lets another be picked', async () => {
  const onCropped = vi.fn()
  render(<ImageCrop onCropped={onCropped} />)
  const input = screen.getByLabelText('사진 선택')
  fireEvent.change(input, { target: { files: [new File(['글'], 'note.txt')] } })
  expect((await screen.findByText(/만 올릴 수 있어요/)).getAttribute('role')).toBe('alert')
  expect(screen.getByLabelText('사진 선택')).toBeTruthy()
  expect(onCropped).not.toHaveBeenCalled()
})

describe('saving while a picture is being placed', () => {
  function open(blob: Blob | null) {
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue(undefined)
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(600)
    vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(300)
    const drawImage = vi.fn()
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
      configurable: true,
      value: () => ({ fillRect: () => undefined, drawImage }),
    })
    Object.defineProperty(HTMLCanvasElement.prototype, 'toBlob', {
      configurable: true,
      value: (give: (made: Blob | null) => void) => give(blob),
    })
    const onCropped = vi.fn()
    const cropper = createRef<ImageCropHandle>()
    render(<ImageCrop ref={cropper} onCropped={onCropped} />)
    const pick = () => {
      const file = new File(['달'], 'moon.png', { type: 'image/png' })
      fireEvent.change(screen.getByLabelText('사진 선택'), { target: { files: [file] } })
    }
    const finish = () => act(async () => cropper.current?.finish())
    return { onCropped, drawImage, pick, finish, drop: () => act(() => cropper.current?.drop()) }
  }

  it('cuts what would be shown, however early it is asked', async () => {
    const square = new Blob(['달'], { type: 'image/webp' })
    const { onCropped, drawImage, pick, finish } = open(square)
    pick()
    expect(await finish()).toBe(true)
    expect(onCropped).toHaveBeenCalledExactlyOnceWith(square)
    expect(drawImage.mock.lastCall?.slice(1, 5)).toEqual([150, 0, 300, 300])
  })

  it('cuts nothing where nothing is being placed, or no longer', async () => {
    const { onCropped, pick, finish, drop } = open(new Blob(['달'], { type: 'image/webp' }))
    expect(await finish()).toBe(true)
    pick()
    drop()
    expect(await finish()).toBe(true)
    expect(onCropped).not.toHaveBeenCalled()
  })

  it('says that it could not be cut', async () => {
    const { onCropped, pick, finish } = open(null)
    pick()
    expect(await finish()).toBe(false)
    expect(screen.getByText(/자르지 못했어요/).getAttribute('role')).toBe('alert')
    expect(onCropped).not.toHaveBeenCalled()
  })
})
