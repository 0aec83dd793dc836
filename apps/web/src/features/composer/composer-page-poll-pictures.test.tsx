import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { aPost } from '../../testing/a-post'
import { openComposer, POST, press, write, noAnswer } from './internal/testing/open-composer.fake'

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

const UPLOAD = 'POST /v1/upload/community/image'
const KEY = 'post-image/abcdefghijklmnopqrstuvwx.webp'

describe('a poll', () => {
  it('goes with the post without its empty options', async () => {
    const { bodies, replace } = openComposer({ replies: { [POST]: [aPost()] } })
    await write()
    press('투표 넣기')
    press('올리기')
    await screen.findByText('무엇을 묻는지 적어 주세요.')
    const fill = (name: string, value: string) =>
      fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
    fill('질문', '어느 결말이 좋았나요?')
    fill('보기 1', '눈')
    fill('보기 2', '눈')
    press('올리기')
    await screen.findByText('보기를 두 개 이상, 서로 다르게 적어 주세요.')
    fill('보기 2', '불')
    press('보기 추가')
    fireEvent.click(screen.getByRole('radio', { name: '7일' }))
    press('올리기')
    await waitFor(() => expect(replace).toHaveBeenCalledOnce())
    expect(bodies(POST)).toMatchObject([
      {
        poll: {
          question: '어느 결말이 좋았나요?',
          isMultiple: false,
          days: 7,
          options: ['눈', '불'],
        },
      },
    ])
  })
})

describe('pictures', () => {
  const pick = (files: File[]) =>
    fireEvent.change(screen.getByLabelText('넣을 사진'), { target: { files } })
  const photo = () => new File(['x'], '모닥불.png', { type: 'image/png' })

  it('go in with a description, after another try where one fails', async () => {
    const { bodies, replace } = openComposer({
      replies: { [UPLOAD]: [noAnswer(), { key: KEY, width: 800, height: 600 }], [POST]: [aPost()] },
    })
    await write()
    pick([photo()])
    await screen.findByText(/사진을 올리지 못했어요/)
    press('올리기')
    await screen.findByText(/아직 올리지 못한 사진이 있어요/)
    press('다시 시도')
    const picture = await waitFor(() => {
      const found = document.querySelector('figure img')
      expect(found?.getAttribute('src')).toContain(KEY)
      return found
    })
    press('올리기')
    expect(await screen.findAllByText('사진마다 무엇이 보이는지 적어 주세요.')).toHaveLength(2)
    fireEvent.change(screen.getByRole('textbox', { name: '사진 설명' }), {
      target: { value: '모닥불 앞의 두 사람' },
    })
    await waitFor(() => expect(picture?.isConnected).toBe(true))
    press('올리기')
    await waitFor(() => expect(replace).toHaveBeenCalledOnce())
    expect(bodies(POST)[0]).toMatchObject({
      body: [
        { type: 'paragraph' },
        { type: 'picture', key: KEY, alt: '모닥불 앞의 두 사람', width: 800, height: 600 },
      ],
    })
  })

  it('that are none are refused before they are sent', async () => {
    const { sent } = openComposer()
    pick([new File(['x'], '글.txt', { type: 'text/plain' })])
    await screen.findByText('사진(jpg, png, webp)만 올릴 수 있어요.')
    expect(sent(UPLOAD)).toEqual([])
  })

  it('and links wait for a day in a new account, as is said at the top', () => {
    openComposer({ isFirstDay: true })
    expect(screen.getByText(/가입한 첫날에는 글을 세 개까지/)).toBeDefined()
    expect(screen.queryByRole('button', { name: '사진' })).toBeNull()
    expect(screen.queryByRole('button', { name: '링크' })).toBeNull()
  })
})
