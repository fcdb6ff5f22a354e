CREATE TABLE "bankid_orders" (
	"order_ref" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"start" text NOT NULL,
	"return_nonce_hash" text,
	"auto_start_token" text NOT NULL,
	"qr_start_token" text NOT NULL,
	"qr_start_secret" text NOT NULL,
	"ip_address" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"collected_at" timestamp (3) with time zone,
	"answer" jsonb,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "simulated_bankid_orders" (
	"order_ref" text PRIMARY KEY NOT NULL,
	"auto_start_token" text NOT NULL,
	"qr_start_token" text NOT NULL,
	"qr_start_secret" text NOT NULL,
	"end_user_ip" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"script" jsonb,
	"scripted_at" timestamp (3) with time zone,
	"person_id" uuid,
	"collected_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "simulated_bankid_orders_autoStartToken_unique" UNIQUE("auto_start_token"),
	CONSTRAINT "simulated_bankid_orders_qrStartToken_unique" UNIQUE("qr_start_token")
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"is_given" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "consents_account_id_name_pk" PRIMARY KEY("account_id","name")
);
--> statement-breakpoint
CREATE TABLE "mail_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"object" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "mail_subscriptions_object" UNIQUE("account_id","kind","object")
);
--> statement-breakpoint
CREATE TABLE "mailed_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purpose" text NOT NULL,
	"account_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"subscription_id" uuid,
	CONSTRAINT "mailed_links_secretHash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"limit" text NOT NULL,
	"subject" text NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "rate_limits_limit_subject_window_start_pk" PRIMARY KEY("limit","subject","window_start")
);
--> statement-breakpoint
CREATE TABLE "sso_realms" (
	"realm" text PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"client_secret" text NOT NULL,
	"claim" text NOT NULL,
	"claim_holds" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sso_sign_ins" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"realm" text NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "settings" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_subscriptions" ADD CONSTRAINT "mail_subscriptions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_links" ADD CONSTRAINT "mailed_links_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_links" ADD CONSTRAINT "mailed_links_subscription_id_mail_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."mail_subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_sign_ins" ADD CONSTRAINT "sso_sign_ins_realm_sso_realms_realm_fk" FOREIGN KEY ("realm") REFERENCES "public"."sso_realms"("realm") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bankid_orders_started_at_index" ON "bankid_orders" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "mailed_links_account_id_purpose_index" ON "mailed_links" USING btree ("account_id","purpose");--> statement-breakpoint
CREATE INDEX "mailed_links_expires_at_index" ON "mailed_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_limits_window_start_index" ON "rate_limits" USING btree ("window_start");--> statement-breakpoint
CREATE INDEX "sso_sign_ins_started_at_index" ON "sso_sign_ins" USING btree ("started_at");