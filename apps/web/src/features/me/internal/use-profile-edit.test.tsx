import { aMe } from '@doran/site/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { noAnswer, openPage } from './open-me.fake'
import { useProfileEdit, type ProfileEdit } from './use-profile-edit'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const UPLOAD = 'POST /v1/upload/profile/profile-image'
const PATCH = 'PATCH /v1/profile/{profileId}'

function edit(replies: Record<string, unknown[]> = {}) {
  const drawn: ProfileEdit[] = []
  const me = aMe()
  function Editor() {
    drawn.push(useProfileEdit(me))
    return null
  }
  const { inputsOf } = openPage(<Editor />, replies)
  const now = () => {
    const last = drawn.at(-1)
    if (!last) throw new Error('the editor is drawn')
    return last
  }
  return { inputsOf, now, me }
}

/** A cropper in which a picture is being placed. */
function place(now: () => ProfileEdit, canCut = true) {
  const picture = { file: new Blob(['달']), address: 'blob:moon' }
  const asked = now()
  const dropped: true[] = []
  asked.cropper.current = {
    finish: async () => {
      await Promise.resolve()
      if (canCut) act(() => asked.type({ picture }))
      return canCut
    },
    drop: () => void dropped.push(true),
  }
  return { picture, dropped }
}

describe('useProfileEdit', () => {
  it('keeps what was typed while a picture was being cut', () => {
    const { now } = edit()
    // The cropper answers later, to the page as it was when it was asked.
    const asked = now()
    act(() => now().type({ name: '장작' }))
    act(() => asked.type({ picture: 'none' }))
    expect(now().draft).toMatchObject({ name: '장작', picture: 'none' })
  })

  it('saves the picture that is still being placed together with what was typed', async () => {
    const { inputsOf, now, me } = edit({
      [UPLOAD]: [{ key: 'new-key' }],
      [PATCH]: [{ ...aMe().profile, name: '장작', profileImage: 'new-key' }],
    })
    const { picture } = place(now)
    act(() => now().type({ name: '장작' }))
    act(() => now().save())
    await waitFor(() => expect(inputsOf(PATCH)).toHaveLength(1))
    expect(inputsOf(UPLOAD)).toEqual([{ file: picture.file }])
    expect(inputsOf(PATCH)[0]).toEqual({
      params: { profileId: me.profile.id },
      body: { name: '장작', profileImage: 'new-key' },
    })
    await waitFor(() => expect(now().hasTyped).toBe(false))
  })

  it('holds saving back where the picture cannot be cut', async () => {
    const { inputsOf, now } = edit()
    act(() => now().setIsOpen(true))
    place(now, false)
    act(() => now().type({ name: '장작' }))
    act(() => now().save())
    await waitFor(() => expect(now().saving.isBusy).toBe(false))
    expect(now().isOpen).toBe(true)
    expect(inputsOf(UPLOAD)).toEqual([])
    expect(inputsOf(PATCH)).toEqual([])
  })

  it('keeps the picture that is being placed over closing, and drops it with the rest', async () => {
    const { now } = edit()
    act(() => now().setIsOpen(true))
    const { picture, dropped } = place(now)
    act(() => now().setIsOpen(false))
    await waitFor(() => expect(now().draft.picture).toBe(picture))
    act(() => now().reset())
    expect(now().draft.picture).toBe('unchanged')
    expect(dropped).toHaveLength(1)
  })

  it('keeps what is written while the last change is on its way', async () => {
    const answer = Promise.withResolvers<unknown>()
    const { now } = edit({ [PATCH]: [answer.promise] })
    act(() => now().type({ name: '장작' }))
    act(() => now().save())
    await waitFor(() => expect(now().saving.isBusy).toBe(true))
    act(() => now().type({ description: '비 오는 밤' }))
    answer.resolve({ ...aMe().profile, name: '장작' })
    await waitFor(() => expect(now().saving.isBusy).toBe(false))
    expect(now().draft).toMatchObject({ name: '장작', description: '비 오는 밤' })
    expect(now().hasTyped).toBe(true)
  })

  it('takes the words of a failure away with the next try', async () => {
    const answer = Promise.withResolvers<unknown>()
    const { now } = edit({ [PATCH]: [noAnswer(), answer.promise] })
    act(() => now().type({ name: '장작' }))
    act(() => now().save())
    await screen.findByText('인터넷 연결이 끊겼어요.')
    act(() => now().save())
    await waitFor(() => expect(screen.queryByText('인터넷 연결이 끊겼어요.')).toBeNull())
  })
})
