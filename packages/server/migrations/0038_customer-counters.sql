CREATE TABLE "customer_counters" (
	"client_number" text NOT NULL,
	"kind" text NOT NULL,
	"last" bigint NOT NULL,
	CONSTRAINT "customer_counters_client_number_kind_pk" PRIMARY KEY("client_number","kind")
);
--> statement-breakpoint
ALTER TABLE "outgoing_changes" ADD COLUMN "client_number" text;--> statement-breakpoint
ALTER TABLE "outgoing_changes" ADD COLUMN "customer_number" bigint;--> statement-breakpoint
-- The numbers of each customer follow the provider's, in the order in which those were given.
UPDATE "outgoing_changes" SET "client_number" = "own"."client_number", "customer_number" = "own"."number"
FROM (
	SELECT "changed"."object_id", "matters"."client_number",
		row_number() OVER (PARTITION BY "matters"."client_number" ORDER BY "changed"."number") AS "number"
	FROM "outgoing_changes" "changed" JOIN "matters" ON "matters"."id" = "changed"."object_id"
	WHERE "changed"."kind" = 'orders' AND "matters"."client_number" IS NOT NULL
) "own"
WHERE "outgoing_changes"."kind" = 'orders' AND "outgoing_changes"."object_id" = "own"."object_id";--> statement-breakpoint
INSERT INTO "customer_counters" ("client_number", "kind", "last")
SELECT "client_number", "kind", max("customer_number") FROM "outgoing_changes"
WHERE "client_number" IS NOT NULL GROUP BY "client_number", "kind";--> statement-breakpoint
ALTER TABLE "customer_counters" ADD CONSTRAINT "customer_counters_client_number_companies_client_number_fk" FOREIGN KEY ("client_number") REFERENCES "public"."companies"("client_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing_changes" ADD CONSTRAINT "outgoing_changes_client_number_companies_client_number_fk" FOREIGN KEY ("client_number") REFERENCES "public"."companies"("client_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing_changes" ADD CONSTRAINT "outgoing_changes_customer_number" UNIQUE("client_number","kind","customer_number");