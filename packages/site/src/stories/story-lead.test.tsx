import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { At } from '../testing/site-wrapper.fake.js'
import { StoryLead } from './story-lead.js'

afterEach(cleanup)

const textFor = (isLoggedIn: boolean) =>
  render(
    <At pathname="/" isLoggedIn={isLoggedIn}>
      <StoryLead />
    </At>,
  ).container.textContent

it('says to visitors that it is free and needs no account', () => {
  expect(textFor(false)).toMatch(/이야기예요\. 무료이고, 가입하지 않아도/)
})

it('says no more than what it is to who is signed in', () => {
  expect(textFor(true)).toBe('고르거나 직접 써서 이어 가는 이야기예요.')
})
