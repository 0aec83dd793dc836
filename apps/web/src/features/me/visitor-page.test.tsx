import { aView } from '@doran/site/testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { noAnswer, openPage, press, findText } from './internal/open-me.fake'
import { VisitorPage } from './visitor-page'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const MINE = 'GET /v1/tales/session/my'
const story = (id: string, lastSentence: string) => ({ ...aView().session, id, lastSentence })
const first = { items: [story('s1', '촛불이 기울었다.')], nextCursor: 'next' }

describe('VisitorPage', () => {
  it('shows what this browser holds and leads back here after signing in', () => {
    openPage(<VisitorPage stories={{ ...first, nextCursor: null }} />, {}, false)
    expect(screen.getByRole('heading', { name: '이 기기에서 읽은 이야기' })).toBeDefined()
    expect(screen.getByText('촛불이 기울었다.')).toBeDefined()
    expect(screen.getByRole('link', { name: '로그인' }).getAttribute('href')).toBe(
      '/login?next=%2Fme',
    )
    expect(screen.getByRole('link', { name: '회원가입' }).getAttribute('href')).toBe(
      '/signup?next=%2Fme',
    )
  })

  it('shows more stories, after a failed try too', async () => {
    const more = { items: [story('s2', '눈이 그쳤다.')], nextCursor: null }
    const page = <VisitorPage stories={first} />
    const { inputsOf } = openPage(page, { [MINE]: [noAnswer(), more] }, false)
    press('더 보기')
    await findText('인터넷 연결이 끊겼어요.')
    press('더 보기')
    await findText('눈이 그쳤다.')
    expect(inputsOf(MINE)[1]).toEqual({ query: { cursor: 'next', limit: 4 } })
    await waitFor(() => expect(screen.queryByRole('button', { name: '더 보기' })).toBeNull())
  })

  it('shows whether there is nothing or it could not be read', () => {
    openPage(<VisitorPage stories={{ items: [], nextCursor: null }} />, {}, false)
    expect(screen.getByRole('link', { name: '이야기 둘러보기' })).toBeDefined()
    cleanup()
    openPage(<VisitorPage stories={null} />, {}, false)
    expect(screen.getByText(/불러오지 못했어요/)).toBeDefined()
  })

  it('keeps the reading pace for the stories of this browser', () => {
    openPage(<VisitorPage stories={null} />, {}, false)
    fireEvent.click(screen.getByRole('radio', { name: '한 번에' }))
    expect(localStorage.getItem('doran_pace')).toBe('instant')
    expect(screen.getByRole('radio', { name: '한 번에' })).toHaveProperty('checked', true)
  })
})
