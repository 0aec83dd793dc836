import { REPORT_LENGTHS } from '@doran/contract/report/limits'
import { Form } from '@doran/forms'
import { RadioGroup, TextArea } from '@doran/ui'
import { REPORT_REASONS } from './report-reasons.js'
import type { ReportForm } from './use-report.js'

export type ReportFieldsProps = { id: string; report: ReportForm; isMember: boolean }

export function ReportFields({ id, report, isMember }: ReportFieldsProps) {
  const { written, write, fields, submission, send } = report
  return (
    <Form id={id} submission={submission} fields={fields} onSubmit={() => void send()}>
      <RadioGroup
        label="신고하는 이유"
        look="grid"
        name="reason"
        options={REPORT_REASONS}
        value={written.reason}
        error={fields.errorOf('reason')}
        onChange={(reason) => write({ reason })}
      />
      <TextArea
        label="자세한 내용 (선택)"
        name="detail"
        rows={2}
        placeholder="언제, 무엇이 문제였는지 알려 주세요."
        limit={REPORT_LENGTHS.reportDetail}
        value={written.detail}
        error={fields.errorOf('detail')}
        onChange={(event) => write({ detail: event.currentTarget.value })}
      />
      <p className="prose-ko text-sm text-text-3">
        누가 신고했는지는 상대에게 알리지 않아요.
        {!isMember && ' 결과는 로그인하고 신고한 회원에게만 알려 드려요.'}
      </p>
    </Form>
  )
}
