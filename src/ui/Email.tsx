/** An e-mail address, from left to right in both languages; where it needs two lines, the second begins with its @. */
export function Email({ address, className }: { address: string; className?: string }) {
  const at = address.lastIndexOf("@");
  return (
    <bdi dir="ltr" className={className}>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </bdi>
  );
}
