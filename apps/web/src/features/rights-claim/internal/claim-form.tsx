'use client'

import { MODERATION_LENGTHS } from '@doran/contract/moderation/limits'
import { Form } from '@doran/forms'
import { Button, RadioGroup, TextArea, TextField } from '@doran/ui'
import { KINDS, type ClaimState } from './use-claim'

export function ClaimForm({ claim }: { claim: ClaimState }) {
  const { written, write, fields, submission, send } = claim
  return (
    <Form
      submission={submission}
      fields={fields}
      onSubmit={() => void send()}
      className="mt-8 flex flex-col gap-6"
    >
      <RadioGroup
        label="침해된 권리"
        name="kind"
        options={KINDS}
        value={written.kind}
        error={fields.errorOf('kind')}
        onChange={(kind) => write({ kind })}
      />
      <TextField
        label="주소"
        hint="그 내용이 있는 도란의 주소예요. 주소창에서 복사해 주세요."
        name="address"
        inputMode="url"
        autoComplete="off"
        value={written.address}
        error={fields.errorOf('address')}
        onChange={(event) => write({ address: event.currentTarget.value })}
      />
      <TextField
        label="이름"
        name="name"
        autoComplete="name"
        value={written.name}
        error={fields.errorOf('name')}
        onChange={(event) => write({ name: event.currentTarget.value })}
      />
      <TextField
        label="이메일"
        hint="접수와 결과를 이 주소로 알려 드려요."
        type="email"
        name="email"
        inputMode="email"
        autoComplete="email"
        value={written.email}
        error={fields.errorOf('email')}
        onChange={(event) => write({ email: event.currentTarget.value })}
      />
      <TextArea
        label="자세한 내용"
        hint="어느 부분이 어떤 권리를 어떻게 침해하는지 적어 주세요."
        name="detail"
        rows={5}
        limit={MODERATION_LENGTHS.claimDetail}
        className="max-h-[50dvh]!"
        value={written.detail}
        error={fields.errorOf('detail')}
        onChange={(event) => write({ detail: event.currentTarget.value })}
      />
      <p className="prose-ko text-sm text-text-3">
        이름과 이메일은 이 신고를 처리하는 데만 쓰고, 신고된 사람에게 알리지 않아요.
      </p>
      <Button
        type="submit"
        size="large"
        isWide
        isBusy={submission.isBusy}
        disabled={submission.isWaiting}
      >
        신고하기
      </Button>
    </Form>
  )
}
