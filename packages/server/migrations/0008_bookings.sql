CREATE TABLE "booking_feedback" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"sender_account_id" uuid NOT NULL,
	"sender_name" text NOT NULL,
	"recipient_account_id" uuid NOT NULL,
	"recipient_name" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_number" text NOT NULL,
	"employee_id" uuid NOT NULL,
	"service" text NOT NULL,
	"subject" text,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"visit_type" text NOT NULL,
	"address" text,
	"caregiver_name" text,
	"caregiver_occupation" text,
	"policy" jsonb NOT NULL,
	"latest_cancellation" timestamp (3) with time zone NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"cancellation_source" text,
	"is_charged" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"sort_service" text collate "C" NOT NULL,
	"search_text" text NOT NULL,
	"reminded_of" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"account_id" uuid NOT NULL,
	"client_number" text NOT NULL,
	"secret_hash" text NOT NULL,
	"is_detailed" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_account_id_client_number_pk" PRIMARY KEY("account_id","client_number"),
	CONSTRAINT "calendar_feeds_secretHash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "provider_slots" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"service" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"visit_type" text NOT NULL,
	"address" text,
	"caregiver_name" text NOT NULL,
	"caregiver_occupation" text NOT NULL,
	"policy" jsonb NOT NULL,
	"booking_id" uuid,
	CONSTRAINT "provider_slots_booking" UNIQUE("booking_id")
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "reminds_employees" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_feedback" ADD CONSTRAINT "booking_feedback_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_feedback" ADD CONSTRAINT "booking_feedback_sender_account_id_accounts_id_fk" FOREIGN KEY ("sender_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_feedback" ADD CONSTRAINT "booking_feedback_recipient_account_id_accounts_id_fk" FOREIGN KEY ("recipient_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_client_number_companies_client_number_fk" FOREIGN KEY ("client_number") REFERENCES "public"."companies"("client_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_client_number_companies_client_number_fk" FOREIGN KEY ("client_number") REFERENCES "public"."companies"("client_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_slots" ADD CONSTRAINT "provider_slots_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_feedback_booking_id_sent_at_index" ON "booking_feedback" USING btree ("booking_id","sent_at");--> statement-breakpoint
CREATE INDEX "bookings_client_number_starts_at_id_index" ON "bookings" USING btree ("client_number","starts_at","id");--> statement-breakpoint
CREATE INDEX "bookings_employee_id_starts_at_index" ON "bookings" USING btree ("employee_id","starts_at");--> statement-breakpoint
CREATE INDEX "bookings_starts_at_index" ON "bookings" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "provider_slots_service_starts_at_index" ON "provider_slots" USING btree ("service","starts_at");