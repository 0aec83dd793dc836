import { useState } from 'react'
import { ApiError } from '@doran/api-client'
import { RadioGroup, TextField } from '@doran/ui'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Form } from './form.js'
import { useFieldErrors } from './use-field-errors.js'
import { useSubmit } from './use-submit.js'

afterEach(cleanup)

const EMPTY = '이름을 적어 주세요.'

type Mode = 'touched' | 'submit'

function NameForm({ mode, send }: { mode: Mode; send: (name: string) => Promise<void> }) {
  const [name, setName] = useState('')
  const [city, setCity] = useState('서울')
  const submission = useSubmit()
  const fields = useFieldErrors({
    names: ['name', 'city'],
    problems: {
      name: name === '' ? EMPTY : undefined,
      city: city === '' ? '도시를 적어 주세요.' : undefined,
    },
    submission,
    mode,
  })
  return (
    <Form
      submission={submission}
      fields={fields}
      onSubmit={() => void submission.submit(() => send(name))}
    >
      <TextField
        label="이름"
        error={fields.errorOf('name')}
        value={name}
        onChange={(event) => {
          setName(event.currentTarget.value)
          fields.changed('name')
        }}
        onBlur={fields.onBlurOf('name')}
      />
      <TextField
        label="도시"
        error={fields.errorOf('city')}
        value={city}
        onChange={(event) => setCity(event.currentTarget.value)}
        onBlur={fields.onBlurOf('city')}
      />
      <button type="submit">보내기</button>
    </Form>
  )
}

function KindForm() {
  const submission = useSubmit()
  const problems = { kind: '종류를 선택해 주세요.' }
  const fields = useFieldErrors({ names: ['kind'], problems, submission })
  return (
    <Form submission={submission} fields={fields} onSubmit={() => undefined}>
      <RadioGroup
        label="종류"
        value={null}
        error={fields.errorOf('kind')}
        options={[{ value: 'one', label: '하나' }]}
      />
      <button type="submit">보내기</button>
    </Form>
  )
}

function open(mode: Mode = 'touched', error?: ApiError) {
  const send = vi.fn<(name: string) => Promise<void>>(() =>
    error ? Promise.reject(error) : Promise.resolve(),
  )
  render(<NameForm mode={mode} send={send} />)
  return send
}
const input = (label = '이름') => screen.getByLabelText(label)
const write = (value: string, label?: string) =>
  fireEvent.change(input(label), { target: { value } })
const submit = () => fireEvent.click(screen.getByRole('button', { name: '보내기' }))
const refused = (field?: string) =>
  new ApiError({ code: 'INVALID_INPUT', status: 400, message: '안 돼요.', ...(field && { field }) })

describe('a form', () => {
  it('sends nothing while a field is wrong, and moves the focus to the first one', () => {
    const send = open()
    write('', '도시')
    expect(screen.queryByText(EMPTY)).toBeNull()
    submit()
    expect(screen.getByText(EMPTY)).toBeDefined()
    expect(document.activeElement).toBe(input())
    expect(send).not.toHaveBeenCalled()
    write('도란')
    expect(screen.queryByText(EMPTY)).toBeNull()
    write('서울', '도시')
    submit()
    expect(send).toHaveBeenCalledWith('도란')
  })

  it('moves the focus to the first radio of a group that is wrong', () => {
    render(<KindForm />)
    submit()
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '하나' }))
  })

  it('shows what is wrong with a field that was left with something in it', () => {
    open()
    fireEvent.blur(input())
    expect(screen.queryByText(EMPTY)).toBeNull()
    write('도')
    fireEvent.blur(input())
    write('')
    expect(screen.getByText(EMPTY)).toBeDefined()
  })

  it('shows only the problems of the last submit with that option', () => {
    open('submit')
    submit()
    write('도')
    expect(screen.queryByText(EMPTY)).toBeNull()
    write('')
    expect(screen.queryByText(EMPTY)).toBeNull()
    submit()
    expect(screen.getByText(EMPTY)).toBeDefined()
  })

  it.each(['touched', 'submit'] as const)(
    'shows a refusal at its field and takes the focus there (%s)',
    async (mode) => {
      open(mode, refused('name'))
      write('도란')
      submit()
      await screen.findByText('안 돼요.')
      await waitFor(() => expect(document.activeElement).toBe(input()))
      expect(screen.queryByRole('alert')?.textContent).not.toBe('안 돼요.')
      write('도란이')
      expect(screen.queryByText('안 돼요.')).toBeNull()
      expect(input()).toHaveProperty('value', '도란이')
    },
  )

  it.each([undefined, 'elsewhere'])(
    'announces what belongs to none of its fields above them (%s)',
    async (field) => {
      open('touched', refused(field))
      write('도란')
      submit()
      const summary = await screen.findByRole('alert')
      expect(summary.textContent).toBe('안 돼요.')
      await waitFor(() => expect(document.activeElement).toBe(summary))
      expect(input()).toHaveProperty('value', '도란')
    },
  )
})
