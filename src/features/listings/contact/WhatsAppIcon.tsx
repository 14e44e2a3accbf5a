/** WhatsApp's mark, drawn in the stroke of the other icons. */
export function WhatsAppIcon() {
  return (
    <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3.6 20.4l1.1-4A8.7 8.7 0 1 1 8 19.3z" />
      <path
        d="M9 8.2c-.5 0-1.2.7-1.2 1.7 0 2.7 3.7 6.1 6.3 6.1 1 0 1.9-.8 1.9-1.4 0-.5-1.5-1.3-2-1.3s-.7.9-1.2.9c-.9 0-2.7-1.8-2.7-2.6 0-.4.7-.7.7-1.2 0-.5-.9-2.2-1.8-2.2z"
        fill="currentColor"
        stroke="none"
      />
    </svg>
  );
}
