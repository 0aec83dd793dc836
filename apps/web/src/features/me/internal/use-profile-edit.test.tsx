import { aMe } from '@doran/site/testing'
import { act, cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { openPage } from './open-me.fake'
import { useProfileEdit, type ProfileEdit } from './use-profile-edit'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

it('keeps what was typed while a picture was being cut', () => {
  const drawn: ProfileEdit[] = []
  function Editor() {
    drawn.push(useProfileEdit(me))
    return null
  }
  const me = aMe()
  openPage(<Editor />, {})
  // The cropper answers later, to the page as it was when it was asked.
  const asked = drawn.at(-1)
  act(() => drawn.at(-1)?.type({ name: '장작' }))
  act(() => asked?.type({ picture: 'none' }))

  expect(drawn.at(-1)?.draft).toMatchObject({ name: '장작', picture: 'none' })
})
