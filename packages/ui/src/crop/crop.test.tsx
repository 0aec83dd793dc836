import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { keepInside, keepZoom, outputSide } from './crop-place.js'
import { CropControls } from './crop-controls.js'
import { ImageCrop } from './image-crop.js'
import { fileProblem, readAddress, sizeProblem } from './picture-file.js'

const MB = 1024 * 1024

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
  const input = screen.getByLabelText('사진 고르기')
  fireEvent.change(input, { target: { files: [new File(['글'], 'note.txt')] } })
  expect((await screen.findByText(/만 올릴 수 있어요/)).getAttribute('role')).toBe('alert')
  expect(screen.getByLabelText('사진 고르기')).toBeTruthy()
  expect(onCropped).not.toHaveBeenCalled()
})
