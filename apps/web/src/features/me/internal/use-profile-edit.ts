import { useRef, useState } from 'react'
import { ApiError } from '@doran/api-client'
import { useApi } from '@doran/api-client/react'
import type { Me } from '@doran/contract'
import { seoulDay, useOnApiError, useToaster } from '@doran/site'
import { findKeptDraft, keepDraft } from './kept-draft'
import {
  changesOf,
  draftOf,
  hasChanges,
  newPictureOf,
  profileOf,
  refuseDraft,
  type NewPicture,
  type ProfileDraft,
  type ProfileErrors,
  type ProfileField,
} from './profile-draft'
import { useChangeMe } from './use-change-me'
import { useRefusals } from './use-refusals'

/**
 * The profile being edited. What was typed stays until it is saved, over closing the sheet, over failures and
 * signing in again; while it is on its way the page shows it as saved.
 */
export function useProfileEdit(me: Me) {
  const api = useApi()
  const changeMe = useChangeMe(me)
  const toaster = useToaster()
  const onApiError = useOnApiError()
  const [typed, setTyped] = useState(() => findKeptDraft(me.profile))
  // A picture is cut while the person types on, and answers to the page as it was before.
  const latest = useRef(typed)
  const refusals = useRefusals<ProfileField>()
  const [isOpen, setIsOpen] = useState(false)
  const [isSaving, setIsSaving] = useState(false)
  /** A picture that the server has or is getting, shown until its address is. */
  const [sentPicture, setSentPicture] = useState<NewPicture | null>(null)
  const draft = typed ?? draftOf(me.profile)

  function keep(next: ProfileDraft | null) {
    latest.current = next
    setTyped(next)
    keepDraft(me.profile, next)
  }

  async function send(picture: NewPicture | null) {
    const changes = changesOf(draft, me.profile)
    const key =
      picture &&
      (await api.upload('POST /v1/upload/profile/profile-image', { file: picture.file })).key
    const profile = await api.call('PATCH /v1/profile/{profileId}', {
      params: { profileId: me.profile.id },
      body: { ...changes, ...(key && { profileImage: key }) },
    })
    return (now: Me) => ({ ...now, nickName: profile.name, profile })
  }

  async function save() {
    if (refusals.refuse(refuseDraft(draft, seoulDay(new Date())))) return
    setIsOpen(false)
    if (!hasChanges(draft, me.profile)) return
    const picture = newPictureOf(draft)
    setIsSaving(true)
    setSentPicture(picture)
    try {
      await changeMe({ shown: shownAs(draft), send: () => send(picture) })
      keep(null)
      toaster.show({ kind: 'success', message: '바꿨어요.' })
    } catch (error) {
      setSentPicture(null)
      setIsOpen(true)
      if (!refusals.refuse(refusalOf(error))) onApiError(error)
    } finally {
      setIsSaving(false)
    }
  }

  return {
    draft,
    refusals,
    isOpen,
    isSaving,
    sentPicture,
    hasTyped: typed !== null && hasChanges(typed, me.profile),
    setIsOpen,
    type: (change: Partial<ProfileDraft>) => {
      keep({ ...(latest.current ?? draftOf(me.profile)), ...change })
      refusals.forget(
        Object.keys(change).map((field) => (field === 'picture' ? 'profileImage' : field)),
      )
    },
    reset: () => {
      keep(null)
      refusals.refuse({})
    },
    save: () => void save(),
  }
}

export type ProfileEdit = ReturnType<typeof useProfileEdit>

function shownAs(draft: ProfileDraft) {
  return (me: Me): Me => {
    const profile = profileOf(draft, me.profile)
    return { ...me, nickName: profile.name, profile }
  }
}

/** By the code of the answer, else by the field it names. */
const FIELDS: Readonly<Record<string, ProfileField>> = {
  FILE_TOO_LARGE: 'profileImage',
  FILE_TYPE: 'profileImage',
  file: 'profileImage',
  profileImage: 'profileImage',
  name: 'name',
  description: 'description',
  birthday: 'birthday',
}

/** What the server has against one of the sheet's fields. */
function refusalOf(error: unknown): ProfileErrors {
  if (!(error instanceof ApiError)) return {}
  const field = FIELDS[error.code] ?? FIELDS[error.field ?? '']
  return field === undefined ? {} : { [field]: error.message }
}
