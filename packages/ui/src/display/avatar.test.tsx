import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Avatar } from './avatar.js'

it('shows the first letter, and the glyph where there is no name', () => {
  const { container, rerender } = render(<Avatar src={null} name=" 은하" />)
  expect(container.textContent).toBe('은')
  rerender(<Avatar src={null} name=" " />)
  expect(container.querySelector('svg')).toBeTruthy()
})

it('is decoration unless it is given words', () => {
  const { rerender } = render(<Avatar src={null} name="은하" />)
  expect(screen.queryByRole('img')).toBeNull()
  rerender(<Avatar src={null} name="은하" alt="은하의 사진" />)
  expect(screen.getByRole('img', { name: '은하의 사진' })).toBeTruthy()
})

it('falls back to the letter when its picture does not come, and tries the next picture', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
  const { container, rerender } = render(<Avatar src="/lost.webp" name="은하" />)
  const picture = container.querySelector('img')
  expect(picture?.getAttribute('src')).toBe('/lost.webp')
  if (picture) fireEvent.error(picture)
  expect(container.querySelector('img')).toBeNull()
  rerender(<Avatar src="/found.webp" name="은하" />)
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/found.webp')
})

it.each([
  ['failed before', () => Promise.reject(new DOMException('lost', 'EncodingError')), null],
  ['has yet to load', () => Promise.resolve(), '/face.webp'],
])('keeps a picture that the browser calls complete unless it %s', async (_what, decode, src) => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0)
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(decode)
  const { container } = render(<Avatar src="/face.webp" name="은하" />)
  await act(() => Promise.resolve())
  expect(container.querySelector('img')?.getAttribute('src') ?? null).toBe(src)
})

const FRAMES = ['frame-ember', 'frame-lantern', 'frame-snow', 'frame-star']

it.each(FRAMES)('wears its frame beyond the picture, in the same room: %s', (frame) => {
  const { container, rerender } = render(<Avatar src={null} name="은하" />)
  const bare = container.firstElementChild?.className
  rerender(<Avatar src={null} name="은하" frame={frame} />)
  expect(container.firstElementChild?.className).toBe(bare)
  expect(container.querySelectorAll('svg.absolute')).toHaveLength(1)
  expect(container.textContent).toBe('은')
})

it('has frames that are no two alike', () => {
  const drawn = FRAMES.map((frame) => {
    const { container } = render(<Avatar src={null} name="은하" frame={frame} />)
    return container.querySelector('svg')?.innerHTML
  })
  expect(new Set(drawn).size).toBe(FRAMES.length)
})

it.each([null, '', 'frame-of-tomorrow', 'toString'])(
  'wears nothing where it knows none: %s',
  (frame) => {
    const { container } = render(<Avatar src={null} name="은하" frame={frame} />)
    expect(container.querySelector('svg')).toBeNull()
  },
)
