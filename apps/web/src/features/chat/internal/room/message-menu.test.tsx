import type { ChatItem } from '@doran/contract'
import { CHAT } from '@doran/contract/chat/limits'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { anItem, myItem, openChat, THEIRS } from '../a-chat.fake'
import { hasMenu, isDeletable, MessageMenu } from './message-menu'

afterEach(cleanup)

const fresh = () => ({ createdAt: new Date().toISOString() })

function open(item: ChatItem, isLimited = false) {
  const done: string[] = []
  openChat(
    <MessageMenu
      sheet={{ isOpen: true, thing: item, open: () => undefined, close: () => undefined }}
      profileId={THEIRS}
      isLimited={isLimited}
      onRemove={async (id) => void done.push(`remove ${id}`)}
      onReport={({ id }) => done.push(`report ${id}`)}
    />,
    {},
  )
  return done
}

const acts = async () => {
  const sheet = within(await screen.findByRole('dialog'))
  return sheet.getAllByRole('listitem').map(({ textContent }) => textContent)
}

describe('the menu of a message', () => {
  it('copies and reports what the other person wrote', async () => {
    const item = anItem(fresh())
    const done = open(item)
    expect(await acts()).toEqual(['복사', '신고하기'])
    fireEvent.click(screen.getByRole('button', { name: '신고하기' }))
    expect(done).toEqual([`report ${item.id}`])
  })

  it('deletes one’s own after asking, for five minutes', async () => {
    const item = myItem(fresh())
    const done = open(item)
    expect(await acts()).toEqual(['복사', '지우기'])
    fireEvent.click(screen.getByRole('button', { name: '지우기' }))
    expect(done).toEqual([])
    const question = within(await screen.findByRole('alertdialog'))
    fireEvent.click(question.getByRole('button', { name: '지우기' }))
    expect(done).toEqual([`remove ${item.id}`])
  })

  it('deletes nothing later or from a borrowed device', async () => {
    open(myItem())
    expect(await acts()).toEqual(['복사'])
    cleanup()
    open(myItem(fresh()), true)
    expect(await acts()).toEqual(['복사'])
  })

  it('is there only where something can be done', () => {
    const at = new Date('2026-11-23T06:20:00Z')
    const photo = { kind: 'image', body: 'chat-image/a.webp' } as const
    expect(hasMenu(myItem(photo), true, at)).toBe(false)
    expect(hasMenu(myItem(), true, at)).toBe(true)
    expect(hasMenu(anItem(photo), false, at)).toBe(true)
    expect(hasMenu(anItem({ kind: 'deleted', body: '' }), false, at)).toBe(false)
  })

  it('knows the five minutes', () => {
    const { createdAt } = myItem()
    const sentAt = Date.parse(createdAt)
    expect(isDeletable({ createdAt }, sentAt + CHAT.deletableMs - 1)).toBe(true)
    expect(isDeletable({ createdAt }, sentAt + CHAT.deletableMs)).toBe(false)
  })
})
