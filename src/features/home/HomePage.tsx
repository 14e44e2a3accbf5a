export default function HomePage() {
  return <div className="wrap">home</div>;
}
