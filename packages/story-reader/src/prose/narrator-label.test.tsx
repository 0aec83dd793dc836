import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aTurn } from '@doran/site/testing'
import { NarratorLabel } from './narrator-label.js'

afterEach(cleanup)

it('labels what a model wrote, with its name where it has one', () => {
  render(<NarratorLabel turn={aTurn({ narrator: 'model', model: 'stub' })} />)
  expect(screen.getByText('AI가 썼어요 · stub')).toBeTruthy()
  cleanup()
  render(<NarratorLabel turn={aTurn({ narrator: 'model' })} />)
  expect(screen.getByText('AI가 썼어요')).toBeTruthy()
})

it('says nothing of scenes written beforehand', () => {
  const { container } = render(<NarratorLabel turn={aTurn()} />)
  expect(container.textContent).toBe('')
})
