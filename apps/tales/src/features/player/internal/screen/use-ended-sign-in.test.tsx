import { ERRORS, type ErrorCode } from '@doran/contract/errors'
import { useIsLoggedIn } from '@doran/site/session'
import { cleanup, fireEvent, renderHook, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { siteAround } from '../../../../testing/site-around'
import { useEndedSignIn } from './use-ended-sign-in'

afterEach(cleanup)

const SHEET = { name: ERRORS.SESSION_EXPIRED.message }
const problem = (code: ErrorCode) => ({ code, message: ERRORS[code].message })

function open(first: ErrorCode) {
  const useEnded = (code: ErrorCode) => {
    useEndedSignIn(problem(code))
    return useIsLoggedIn()
  }
  return renderHook(useEnded, { initialProps: first, wrapper: siteAround({ isLoggedIn: true }) })
}

test('an act that finds the sign-in ended opens the way back in, every time', async () => {
  const { result, rerender } = open('SESSION_EXPIRED')
  expect(await screen.findByRole('dialog', SHEET)).toBeDefined()
  expect(result.current).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: '닫기' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  rerender('SESSION_EXPIRED')
  expect(await screen.findByRole('dialog', SHEET)).toBeDefined()
})

test('any other problem leaves the reader who they are', () => {
  const { result } = open('NOT_FOUND')
  expect(result.current).toBe(true)
})
