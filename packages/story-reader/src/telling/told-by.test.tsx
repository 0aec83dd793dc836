import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aTurn } from '@doran/site/testing'
import { ToldBy } from './told-by.js'

afterEach(cleanup)

it('labels what a model told, with its name where it has one', () => {
  render(<ToldBy turn={aTurn({ narrator: 'model', model: 'stub' })} />)
  expect(screen.getByText('AI가 썼어요 · stub')).toBeTruthy()
  cleanup()
  render(<ToldBy turn={aTurn({ narrator: 'model' })} />)
  expect(screen.getByText('AI가 썼어요')).toBeTruthy()
})

it('says nothing of scenes written beforehand', () => {
  const { container } = render(<ToldBy turn={aTurn()} />)
  expect(container.textContent).toBe('')
})
