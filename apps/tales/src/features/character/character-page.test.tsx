import { aRouter, aView, fakeApi } from '@doran/site/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aCharacter } from '../../testing/a-character'
import { siteAround } from '../../testing/site-around'
import { CharacterPage } from './character-page'

afterEach(cleanup)

function show(over: Parameters<typeof aCharacter>[0] = {}) {
  const pushed: string[] = []
  const { client, requests } = fakeApi({ 'POST /v1/tales/session': [aView()] }, [])
  const router = aRouter({ push: (href) => void pushed.push(href) })
  render(<CharacterPage character={aCharacter(over)} />, {
    wrapper: siteAround({ api: client, router }),
  })
  return { requests, pushed }
}
const face = () => screen.getByRole('img', { name: /^하진의 / })

it('shows who somebody is and what they would say', () => {
  show()
  expect(screen.getByRole('heading', { level: 1, name: '하진' })).toBeDefined()
  const lines = within(screen.getByRole('region', { name: '이렇게 말해요' }))
  expect(lines.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '“처음부터 다섯 개였어요.”',
    '“세어 보셔도 돼요.”',
  ])
})

it('shows one face at a time, by its button', () => {
  show()
  const faces = within(screen.getByRole('group', { name: '표정' }))
  expect(faces.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '기본',
    '기쁨',
    '슬픔',
    '화남',
    '놀람',
  ])
  expect(face().getAttribute('src')).toBe('/hajin-plain.svg')
  fireEvent.click(faces.getByRole('button', { name: '놀람' }))
  expect(face().getAttribute('src')).toBe('/hajin-surprised.svg')
  expect(face().getAttribute('alt')).toBe('하진의 놀란 얼굴')
  expect(faces.getByRole('button', { pressed: true }).textContent).toBe('놀람')
})

it('has no faces to choose from where none was drawn', () => {
  show({ portraits: null })
  expect(screen.queryByRole('group', { name: '표정' })).toBeNull()
})

it('starts the story in which they are met, and leads to its page and the others', async () => {
  const { requests, pushed } = show()
  fireEvent.click(screen.getByRole('button', { name: '이 이야기 읽기' }))
  await waitFor(() => expect(pushed).toHaveLength(1))
  expect(requests[0]?.input['body']).toMatchObject({ templateUuid: 'theme-1' })
  const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('자세히 보기')).toBe('/theme/theme-1')
  expect(hrefOf(/막례/)).toBe('/character/person-2')
})

it('leaves out what nothing is known of', () => {
  show({ look: '', others: [] })
  expect(screen.queryByRole('region', { name: '겉모습' })).toBeNull()
  expect(screen.queryByRole('region', { name: '함께 나오는 사람들' })).toBeNull()
})
