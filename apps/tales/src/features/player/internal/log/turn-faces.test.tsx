import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TurnFaces } from './turn-faces'

// A picture that never loads counts as lost.
beforeEach(() => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
})
afterEach(cleanup)

const portraits = { 기본: '/p.svg', 기쁨: '/j.svg', 슬픔: '/s.svg', 화남: '/a.svg', 놀람: '/w.svg' }
const cast = [
  { name: '하진', portraits },
  { name: '막례', portraits: null },
]

test('shows the face that the scene left, with a label for screen readers', () => {
  const faces = [
    { name: '하진', emotion: '놀람' as const },
    { name: '막례', emotion: '기본' as const },
  ]
  render(<TurnFaces faces={faces} cast={cast} />)
  const [hajin, makrye] = screen.getAllByRole('listitem')
  expect(hajin?.textContent).toBe('하하진, 놀란 얼굴')
  expect(hajin?.querySelector('img')?.getAttribute('src')).toBe('/w.svg')
  expect(makrye?.querySelector('img')).toBeNull()
  expect(makrye?.textContent).toBe('막막례')
})

test('draws nothing where nobody is', () => {
  const { container } = render(<TurnFaces faces={[]} cast={cast} />)
  expect(container.innerHTML).toBe('')
})
