import type { PersonaFields } from '@doran/contract'
import { fakeApi } from '@doran/site/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aPersona } from '../../testing/a-persona'
import { siteAround } from '../../testing/site-around'
import { fieldsOf } from './internal/persona-fields'
import { PersonaChoice } from './persona-choice'

afterEach(cleanup)

const HAJIN = aPersona({ isDefault: true })
const SEOU = aPersona({ name: '서우' })

async function open(persona: PersonaFields | null) {
  const { client } = fakeApi({ 'GET /v1/persona': [{ items: [HAJIN, SEOU], most: 10 }] }, [])
  const chosen: (string | null)[] = []
  render(
    <PersonaChoice
      session={{ persona, personaName: persona?.name ?? null }}
      isBusy={false}
      onChoose={(id) => chosen.push(id)}
    />,
    { wrapper: siteAround({ isLoggedIn: true, api: client }) },
  )
  await screen.findByRole('radio', { name: '서우' })
  return chosen
}
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const apply = () => screen.getByRole('button', { name: '적용' })

it('begins at who the reader is, and gives who they choose', async () => {
  const chosen = await open(fieldsOf(HAJIN))
  expect(radio('하진 기본').checked).toBe(true)
  expect(apply().hasAttribute('disabled')).toBe(true)
  fireEvent.click(radio('서우'))
  fireEvent.click(apply())
  fireEvent.click(radio('정하지 않기'))
  fireEvent.click(apply())
  expect(chosen).toEqual([SEOU.id, null])
})

it('begins at nobody where nobody was chosen', async () => {
  await open(null)
  expect(radio('정하지 않기').checked).toBe(true)
})

it('says who it is where the persona has changed since', async () => {
  await open({ ...fieldsOf(HAJIN), look: '지금은 없는 모자' })
  expect(screen.getByText(/지금은/).textContent).toContain('하진')
  expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false)
})
