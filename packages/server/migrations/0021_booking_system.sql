CREATE TABLE "booking_cursor" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"number" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_links" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"system_id" text NOT NULL,
	"number" bigint NOT NULL,
	CONSTRAINT "booking_links_system" UNIQUE("system_id")
);
--> statement-breakpoint
CREATE TABLE "booking_messages" (
	"booking_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"time_id" text,
	"account_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"is_refused" boolean DEFAULT false NOT NULL,
	CONSTRAINT "booking_messages_version" UNIQUE("booking_id","version")
);
--> statement-breakpoint
CREATE TABLE "parked_bookings" (
	"system_id" text PRIMARY KEY NOT NULL,
	"number" bigint NOT NULL,
	"change" jsonb NOT NULL,
	"reason" text NOT NULL,
	"parked_at" timestamp (3) with time zone NOT NULL,
	"tried_at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "service_id" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "clinic_id" text;--> statement-breakpoint
ALTER TABLE "provider_slots" ADD COLUMN "service_id" text;--> statement-breakpoint
ALTER TABLE "provider_slots" ADD COLUMN "clinic_id" text;--> statement-breakpoint
ALTER TABLE "booking_links" ADD CONSTRAINT "booking_links_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_messages" ADD CONSTRAINT "booking_messages_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_messages" ADD CONSTRAINT "booking_messages_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_messages_created_at_index" ON "booking_messages" USING btree ("created_at") WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX "provider_slots_service_id_starts_at_index" ON "provider_slots" USING btree ("service_id","starts_at");