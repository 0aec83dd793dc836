import { MODERATION } from '@doran/contract/limits'

const STEPS = [
  { title: '안내와 함께 가리기', words: '그 글이나 댓글만 보이지 않게 하고 이유를 알려요.' },
  ...MODERATION.pauseDays.map((days) => ({
    title: `${days}일 쓰기 쉼`,
    words: '읽기는 그대로 할 수 있고, 글과 댓글을 쓰지 못해요.',
  })),
  { title: '이용 끝', words: '로그인할 수 없게 돼요. 크게 어긴 일이 거듭될 때예요.' },
]

/** What follows where rules are broken, from the mildest. */
export function SanctionTable() {
  return (
    <section aria-labelledby="sanctions" className="mt-12">
      <h2 id="sanctions" className="text-h3 font-extrabold">
        제재 단계
      </h2>
      <table className="mt-4 w-full border-collapse text-start">
        <thead>
          <tr className="text-sm text-text-3">
            <th scope="col" className="w-12 py-2 text-start font-normal">
              단계
            </th>
            <th scope="col" className="py-2 pr-4 text-start font-normal">
              제재
            </th>
            <th scope="col" className="py-2 text-start font-normal">
              내용
            </th>
          </tr>
        </thead>
        <tbody>
          {STEPS.map(({ title, words }, at) => (
            <tr key={title} className="border-t border-line align-top">
              <td className="py-3 text-text-3 tabular-nums">{at + 1}</td>
              <th scope="row" className="prose-ko py-3 pr-4 text-start font-semibold">
                {title}
              </th>
              <td className="prose-ko py-3 text-text-2">{words}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="prose-ko mt-3 text-sm text-text-2">
        개인정보, 청소년 보호, 사람을 다치게 하는 글의 규칙을 크게 어기면 단계를 건너뛸 수 있어요.
      </p>
    </section>
  )
}
