import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { anEntry, anItem, aPending, myItem, openChat } from '../a-chat.fake'
import { MessageLog } from './message-log'
import type { RoomEntry } from '@doran/chat/react'

afterEach(cleanup)

const now = new Date('2026-11-23T06:13:00Z')

function open(entries: RoomEntry[], over: { unread?: number; read?: number } = {}) {
  const done: string[] = []
  const acts = {
    onMenu: ({ id }: { id: string }) => done.push(`menu ${id}`),
    onOpenPhoto: ({ id }: { id: string }) => done.push(`photo ${id}`),
    onRetry: (id: string) => done.push(`retry ${id}`),
    onDiscard: (id: string) => done.push(`discard ${id}`),
  }
  openChat(
    <MessageLog
      entries={entries}
      firstUnreadSeq={over.unread ?? null}
      lastReadSeq={over.read ?? null}
      name="달빛"
      myName="모닥불"
      now={now}
      acts={acts}
    />,
    {},
  )
  return done
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

describe('a message', () => {
  it('says who wrote it, and keeps its lines', () => {
    open([anEntry(anItem({ body: '한 줄\n두 줄' }))])
    expect(screen.getByRole('listitem').textContent).toContain('달빛: 한 줄\n두 줄')
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('2026년 11월 23일 월요일')
  })

  it('has its addresses as links nobody here vouches for', () => {
    open([anEntry(anItem({ body: 'https://a.example/b 그리고 javascript:alert(1)' }))])
    const link = screen.getByRole('link', { name: /a\.example/ })
    expect(link.getAttribute('href')).toBe('https://a.example/b')
    expect(link.getAttribute('rel')).toBe('nofollow ugc noopener')
    expect(screen.getAllByRole('link')).toHaveLength(1)
  })

  it('has a menu, but not once it is deleted', () => {
    const [item, deleted] = [anItem(), anItem({ kind: 'deleted', body: '' })]
    const done = open([anEntry(item), anEntry(deleted)])
    press('메시지 메뉴')
    expect(done).toEqual([`menu ${item.id}`])
    expect(screen.getByText('지운 메시지예요')).toBeDefined()
  })

  it('of money or numbers by the other person carries a warning', () => {
    open([anEntry(anItem({ body: '선입금 부탁드려요' })), anEntry(myItem({ body: '입금요?' }))])
    expect(screen.getAllByText(/조심해요/)).toHaveLength(1)
  })

  it('that is a photo opens it, and says so once it is gone', () => {
    const item = anItem({ kind: 'image', body: 'chat-image/a.webp' })
    const done = open([anEntry(item)])
    const photo = screen.getByAltText('달빛 님이 보낸 사진')
    expect(photo.getAttribute('src')).toBe('/api/v1/image/chat-image/a.webp')
    press(/크게 보기/)
    expect(done).toEqual([`photo ${item.id}`])
    fireEvent.error(photo)
    expect(screen.getByText('사라진 사진이에요')).toBeDefined()
  })

  it('that is a story leads to it, and says so where it can no longer be read', () => {
    const theme = {
      id: 't1',
      title: '밀실 도서관',
      hook: '열쇠 하나가 모자라다.',
      genre: '추리',
      ageRating: 'all',
      cover: { url: '/c.svg', wideUrl: '/w.svg', alt: '' },
    } as const
    open([
      anEntry(anItem({ kind: 'theme', body: 't1', theme })),
      anEntry(anItem({ kind: 'theme', body: 't2' })),
    ])
    expect(screen.getByRole('link', { name: /밀실 도서관/ }).getAttribute('href')).toBe(
      '/doran-tales/theme/t1',
    )
    expect(screen.getByText('지금은 볼 수 없는 이야기예요')).toBeDefined()
  })
})

describe('the log', () => {
  it('marks where reading ended, and one’s own last that was read', () => {
    const [read, mine, later, unread] = [
      myItem(),
      myItem(),
      myItem({ isRead: false }),
      anItem({ isRead: false }),
    ]
    open([read, mine, later, unread].map(anEntry), { unread: unread.seq, read: mine.seq })
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(rows.filter((text) => text.includes('읽음'))).toHaveLength(1)
    expect(rows[1]).toContain('읽음')
    expect(rows[3]).toBe('여기까지 읽었어요')
  })
})

describe('what is being sent', () => {
  it('leaves the time to the message before it', () => {
    open([anEntry(myItem()), aPending()])
    const [before, sending] = screen.getAllByRole('listitem')
    expect(before?.textContent).toContain('오후 3:12')
    expect(sending?.textContent).not.toContain('오후 3:12')
  })

  it.each([
    ['sending', '보내는 중', null],
    ['waiting', '연결되면 보낼게요', 'NETWORK'],
    ['waiting', '너무 빨리 보내서 잠시 뒤에 보낼게요', 'TOO_MANY'],
  ] as const)('says while it is %s: %s', (state, words, code) => {
    open([aPending({ state, code })])
    expect(screen.getByText(words)).toBeDefined()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('says in place why it failed, and can be sent again or taken away', () => {
    const entry = aPending({ state: 'failed', code: 'CHAT_WAITING' })
    const done = open([entry])
    expect(screen.getByText(/보내지 못했어요/).parentElement?.textContent).toContain(
      '상대가 대화를 수락하면 더 보낼 수 있어요.',
    )
    press('다시 시도')
    press('지우기')
    expect(done).toEqual([`retry ${entry.clientItemId}`, `discard ${entry.clientItemId}`])
  })
})
