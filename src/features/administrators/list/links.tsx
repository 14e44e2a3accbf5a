import type { ReactNode } from "react";
import { Link } from "#platform/page/routing.ts";
import { useAdmin } from "../client/use-admin.tsx";
import type { DashboardAddress } from "../client/use-tab-address.ts";

interface Props {
  id: string;
  children: ReactNode;
  /** The address of the list that it leads from, for the way back to it. */
  from?: DashboardAddress;
}

/** A listing by its title: it leads those who decide on listings to all that is known of it, in any state. */
export const ListingLink = (props: Props) => <AreaLink {...props} tab="cars" area="listings" of="listing" />;

/** A user by the name, likewise for those who look after users. */
export const UserLink = (props: Props) => <AreaLink {...props} tab="users" area="users" of="user" />;

function AreaLink({
  id,
  children,
  from,
  tab,
  area,
  of,
}: Props & { tab: string; area: "listings" | "users"; of: "listing" | "user" }) {
  const { areas } = useAdmin();
  if (!areas.includes(area)) return <bdi>{children}</bdi>;
  return (
    <Link className="link" to="/enhanced-admin-dashboard" search={{ ...from, tab, [of]: id }}>
      <bdi>{children}</bdi>
    </Link>
  );
}
