'use client'

import type { ReactNode } from 'react'
import type { FieldErrors } from '@doran/forms'
import { routes } from '@doran/site/core'
import { Checkbox } from '@doran/ui'
import type { Agreed, CONSENT_FIELDS } from './consent'

type ConsentFieldsProps = {
  agreed: Agreed
  onChange: (agreed: Agreed) => void
  fields: FieldErrors<(typeof CONSENT_FIELDS)[number]>
}

/** What one agrees to. Ticking all says beforehand that the optional one is among it. */
export function ConsentFields({ agreed, onChange, fields }: ConsentFieldsProps) {
  const isAll = Object.values(agreed).every(Boolean)
  const tick = (name: keyof Agreed) => ({
    checked: agreed[name],
    onChange: () => onChange({ ...agreed, [name]: !agreed[name] }),
  })
  const tickAll = () =>
    onChange({ over14: !isAll, terms: !isAll, privacy: !isAll, marketing: !isAll })
  return (
    <div className="corner-card bg-surface-1 px-5 py-3">
      <Checkbox
        label={<span className="font-semibold">전체 동의</span>}
        hint="필수 세 가지와 선택 한 가지에 모두 동의해요."
        checked={isAll}
        onChange={tickAll}
        className="border-b border-line pb-3"
      />
      <div className="pt-2">
        <Checkbox
          mark="required"
          label="만 14세 이상이에요"
          error={fields.errorOf('over14')}
          {...tick('over14')}
        />
        <Checkbox
          mark="required"
          label={<>{newTab(routes.terms.path(), '이용약관')}에 동의해요</>}
          error={fields.errorOf('terms')}
          {...tick('terms')}
        />
        <Checkbox
          mark="required"
          label={<>{newTab(routes.privacy.path(), '개인정보 수집·이용')}에 동의해요</>}
          hint="이메일, 이름, 닉네임, 국가를 계정을 만들고 관리하는 데 써요. 탈퇴하면 7일 뒤에 지워요."
          error={fields.errorOf('privacy')}
          {...tick('privacy')}
        />
        <Checkbox
          mark="optional"
          label="소식과 혜택 받기"
          hint="동의하지 않아도 가입할 수 있고, 언제든 끌 수 있어요."
          {...tick('marketing')}
        />
      </div>
    </div>
  )
}

// Plain: the form's own page stays as it is.
function newTab(href: string, name: string): ReactNode {
  return (
    <a href={href} target="_blank" rel="noopener" className="underline underline-offset-4">
      {name}
      <span className="sr-only"> (새 창)</span>
    </a>
  )
}
