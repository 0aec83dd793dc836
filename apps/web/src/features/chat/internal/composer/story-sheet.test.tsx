import { aView } from '@doran/site/testing'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { openChat } from '../a-chat.fake'
import { StorySheet } from './story-sheet'

afterEach(cleanup)

const { session } = aView()
const cover = { url: '/c.svg', wideUrl: '/w.svg', alt: '' }
const news = [
  { id: 'theme-1', title: session.theme.title, genre: '추리', cover },
  { id: 'theme-2', title: '하늘섬 배달부', genre: '판타지', cover },
]
const again = { ...session, id: 'session-2' }

it('offers what one has read, once each, then what is new', async () => {
  const picked: string[] = []
  openChat(<StorySheet isOpen onClose={() => undefined} onPick={(id) => picked.push(id)} />, {
    'GET /v1/tales/session/my': [{ items: [session, again], nextCursor: null }],
    'GET /v1/tales/template': [{ items: news, nextCursor: null }],
  })
  await screen.findByRole('heading', { name: '내가 읽은 이야기' })
  const sheet = within(screen.getByRole('dialog'))
  expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `${session.theme.title}추리`,
    '하늘섬 배달부판타지',
  ])
  fireEvent.click(sheet.getByRole('button', { name: /하늘섬/ }))
  expect(picked).toEqual(['theme-2'])
})
