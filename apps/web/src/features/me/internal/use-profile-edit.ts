import { useRef, useState } from 'react'
import { ApiError } from '@doran/api-client'
import { useApi } from '@doran/api-client/react'
import type { Me } from '@doran/contract'
import { seoulDay } from '@doran/site/core'
import { useAct, useToaster } from '@doran/site/session'
import type { ImageCropHandle } from '@doran/ui'
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
  const saving = useAct()
  const [typed, setTyped] = useState(() => findKeptDraft(me.profile))
  // A picture is cut while the person types on, and answers to the page as it was before.
  const latest = useRef(typed)
  const cropper = useRef<ImageCropHandle>(null)
  const refusals = useRefusals<ProfileField>()
  const [isOpen, setIsOpen] = useState(false)
  /** A picture that the server has or is getting, shown until its address is. */
  const [sentPicture, setSentPicture] = useState<NewPicture | null>(null)
  const draft = typed ?? draftOf(me.profile)

  function keep(next: ProfileDraft | null) {
    latest.current = next
    setTyped(next)
    keepDraft(me.profile, next)
  }

  /** What was chosen last, with the picture that is still being placed; null where that cannot be cut. */
  async function settled(): Promise<ProfileDraft | null> {
    if (cropper.current && !(await cropper.current.finish())) return null
    return latest.current ?? draftOf(me.profile)
  }

  async function send(whole: ProfileDraft) {
    const picture = newPictureOf(whole)
    const changes = changesOf(whole, me.profile)
    const key =
      picture &&
      (await api.upload('POST /v1/upload/profile/profile-image', { file: picture.file })).key
    const profile = await api.call('PATCH /v1/profile/{profileId}', {
      params: { profileId: me.profile.id },
      body: { ...changes, ...(key && { profileImage: key }) },
    })
    return (now: Me) => ({ ...now, nickName: profile.name, profile })
  }

  async function save(refused: ProfileErrors) {
    if (refusals.refuse({ ...refuseDraft(draft, seoulDay(new Date())), ...refused })) return
    const whole = await settled()
    if (!whole) return
    setIsOpen(false)
    if (!hasChanges(whole, me.profile)) return
    setSentPicture(newPictureOf(whole))
    await changeMe({ shown: shownAs(whole), send: () => send(whole) })
    keep(leftOf(latest.current, whole))
    toaster.show({ kind: 'success', message: '바꿨어요.' })
  }

  function refuseSaved(error: unknown): boolean {
    setSentPicture(null)
    setIsOpen(true)
    return refusals.refuse(refusalOf(error))
  }

  return {
    draft,
    refusals,
    isOpen,
    isSaving: saving.isBusy,
    cropper,
    sentPicture,
    hasTyped: typed !== null && hasChanges(typed, me.profile),
    setIsOpen: (isNowOpen: boolean) => {
      if (!isNowOpen) void cropper.current?.finish()
      setIsOpen(isNowOpen)
    },
    type: (change: Partial<ProfileDraft>) => {
      keep({ ...(latest.current ?? draftOf(me.profile)), ...change })
      refusals.forget(
        Object.keys(change).map((field) => (field === 'picture' ? 'profileImage' : field)),
      )
    },
    reset: () => {
      cropper.current?.drop()
      keep(null)
      refusals.refuse({})
    },
    /** Unless something is refused, by the sheet or by the draft's own rules. */
    save: (refused: ProfileErrors = {}) => {
      if (!saving.isBusy) void saving.run(() => save(refused), { onFailure: refuseSaved })
    },
  }
}

export type ProfileEdit = ReturnType<typeof useProfileEdit>

function shownAs(draft: ProfileDraft) {
  return (me: Me): Me => {
    const profile = profileOf(draft, me.profile)
    return { ...me, nickName: profile.name, profile }
  }
}

/** What was written while `sent` was on its way is another change. */
function leftOf(now: ProfileDraft | null, sent: ProfileDraft): ProfileDraft | null {
  if (now === null || now === sent) return null
  return now.picture === sent.picture ? { ...now, picture: 'kept' } : now
}

/** By the code of the answer, else by the field it names. */
const FIELDS: Readonly<Record<string, ProfileField>> = {
  FILE_TOO_LARGE: 'profileImage',
  FILE_TOO_SLOW: 'profileImage',
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
