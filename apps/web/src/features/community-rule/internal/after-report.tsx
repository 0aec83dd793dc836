const STEPS = [
  {
    title: '신고가 들어와요',
    words: '누가 신고했는지는 글쓴이에게 알리지 않아요. 같은 것을 여러 번 신고해도 한 번으로 세요.',
  },
  {
    title: '급하면 먼저 가려요',
    words: '여러 사람이 신고한 내용은 운영자가 살펴볼 때까지 다른 사람에게 보이지 않게 해요.',
  },
  {
    title: '사람이 살펴봐요',
    words: '운영자가 글과 앞뒤 맥락을 읽고, 규칙의 몇 번에 어긋나는지 판단해요.',
  },
  {
    title: '양쪽에 알려요',
    words: '신고한 사람에게는 결과를, 글쓴이에게는 결과와 이유를 알림으로 보내요.',
  },
  {
    title: '다시 물을 수 있어요',
    words: '판단이 맞지 않다고 생각하면 7일 안에 이의를 제기할 수 있어요.',
  },
] as const

/** What happens once something was reported. */
export function AfterReport() {
  return (
    <section aria-labelledby="after-report" className="mt-12">
      <h2 id="after-report" className="text-h3 font-extrabold">
        신고 후 벌어지는 일
      </h2>
      <ol className="mt-4 ml-2 border-l-2 border-line">
        {STEPS.map(({ title, words }) => (
          <li key={title} className="relative pb-6 pl-6 last:pb-0">
            <span
              aria-hidden="true"
              className="absolute top-1.5 -left-[7px] size-3 rounded-pill bg-ember"
            />
            <h3 className="font-semibold">{title}</h3>
            <p className="prose-ko mt-0.5 text-text-2">{words}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
