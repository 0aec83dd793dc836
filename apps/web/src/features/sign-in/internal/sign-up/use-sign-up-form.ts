'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { keepDraft, readDraft } from '../sign-in-drafts'
import { EMPTY_FORM, type SignUpForm } from './sign-up-form'

const KEPT = ['email', 'name', 'nickName', 'country'] as const

/** What is typed, kept for this tab but for the password; and whether one was lost with a page before. */
export function useSignUpForm() {
  const [form, setForm] = useState(EMPTY_FORM)
  const [hasLostPassword, setHasLostPassword] = useState(false)
  // Password managers fill two fields before React has drawn the first.
  const latest = useRef(form)
  const put = useCallback((part: Partial<SignUpForm>) => {
    latest.current = { ...latest.current, ...part }
    setForm(latest.current)
  }, [])

  // The server knows no draft. What was typed before the script stood is newer.
  useEffect(() => {
    const { email, password } = latest.current
    put({ ...readDraft('sign_up', KEPT), ...(email !== '' && { email }) })
    const { hadPassword } = readDraft('sign_up', ['hadPassword'])
    setHasLostPassword(hadPassword === 'yes' && password === '')
  }, [put])

  const change = (part: Partial<SignUpForm>) => {
    put(part)
    const { password, ...kept } = latest.current
    const hadPassword = hasLostPassword || password !== '' ? 'yes' : 'no'
    keepDraft('sign_up', { ...kept, hadPassword })
  }
  return { form, change, hasLostPassword }
}
